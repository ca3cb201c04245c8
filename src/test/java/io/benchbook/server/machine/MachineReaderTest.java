package io.benchbook.server.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachineReaderTest {
    @TempDir
    Path root;

    private void file(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Machine read() {
        return new MachineReader(root).read(root.resolve("cache/not/there"));
    }

    @Test
    void a_virtual_machine_is_described() throws IOException {
        file("etc/os-release", "NAME=\"CentOS\"\nPRETTY_NAME=\"CentOS Linux 7 (Core)\"\n");
        file("proc/sys/kernel/osrelease", "3.10.0-862.el7.x86_64\n");
        file("proc/cpuinfo", "processor\t: 0\nmodel name\t: Xeon\nflags\t\t: fpu hypervisor\n\nprocessor\t: 1\n");
        file("sys/class/dmi/id/product_name", "KVM\n");
        file("proc/meminfo", "MemTotal:       24000000 kB\nSwapTotal:             0 kB\n");
        file("sys/kernel/mm/transparent_hugepage/enabled", "always [madvise] never\n");
        Machine machine = read();
        assertThat(machine.os()).isEqualTo("CentOS Linux 7 (Core)");
        assertThat(machine.virtualisation()).isEqualTo("yes, KVM");
        assertThat(machine.cores()).isEqualTo(2);
        assertThat(machine.memoryBytes()).isEqualTo(24_000_000L * 1024);
        assertThat(machine.swapBytes()).isZero();
        assertThat(machine.transparentHugePages()).isEqualTo("madvise");
        assertThat(machine.container()).isEqualTo("no");
        assertThat(machine.freeBytes()).isPositive();
    }

    @Test
    void what_a_control_group_leaves_is_said() throws IOException {
        file("proc/cpuinfo", "processor : 0\nprocessor : 1\nprocessor : 2\nprocessor : 3\n");
        file("proc/meminfo", "MemTotal: 8388608 kB\n");
        file("sys/fs/cgroup/cpu.max", "150000 100000\n");
        file("sys/fs/cgroup/memory.max", "2147483648\n");
        file("proc/1/cgroup", "0::/kubepods/besteffort/pod1\n");
        Machine machine = read();
        assertThat(machine.usableCores()).isEqualTo(1.5);
        assertThat(machine.parts()).containsEntry("cores", "4, limited to 1.5");
        assertThat(machine.parts()).containsEntry("memory", "8.0 GiB, limited to 2.0 GiB");
        assertThat(machine.container()).isEqualTo("kubepods");
    }

    @Test
    void the_home_of_whoever_measured_is_not_told() {
        Path home = Path.of(System.getProperty("user.home"));
        assertThat(new MachineReader(root).read(home.resolve("data/here")).parts())
                .containsEntry("folder", "~/data/here");
    }

    @Test
    void no_limit_is_no_limit() throws IOException {
        file("proc/cpuinfo", "processor : 0\n");
        file("sys/fs/cgroup/cpu.max", "max 100000\n");
        file("sys/fs/cgroup/memory.max", "max\n");
        assertThat(read().parts()).containsEntry("cores", "1");
    }

    @Test
    void what_is_not_there_is_unknown() {
        assertThat(read().parts())
                .containsEntry("os", "unknown")
                .containsEntry("cores", "unknown")
                .containsEntry("memory", "unknown")
                .containsEntry("virtual", "unknown")
                .containsEntry("cpu_governor", "unknown");
    }

    @Test
    void this_machine_can_be_read() {
        Machine here = Machine.here();
        assertThat(here.cores()).isPositive();
        assertThat(here.memoryBytes()).isPositive();
        assertThat(here.os()).isNotEqualTo("unknown");
    }
}
