package io.benchbook.server.install;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PackagesTest {
    @ParameterizedTest
    @CsvSource({
        "ID=debian, libaio.so.1, sudo apt-get install libaio1t64 (or libaio1)",
        "ID=debian, libnuma.so.1, sudo apt-get install libnuma1",
        "ID=\"rocky\"|ID_LIKE=\"rhel centos fedora\", libnuma.so.1, sudo dnf install numactl-libs",
        "ID=opensuse-leap|ID_LIKE=\"suse opensuse\", libaio.so.1, sudo zypper install libaio1",
        "ID=arch, libaio.so.1, sudo pacman -S libaio",
        "ID=debian, libtinfo.so.5, the package that holds libtinfo.so.5",
        "ID=other, libaio.so.1, the package that holds libaio.so.1"
    })
    void the_command_fits_the_distribution(String osRelease, String library, String command) {
        assertThat(Packages.command(library, osRelease.replace('|', '\n'))).isEqualTo(command);
    }
}
