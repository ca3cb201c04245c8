package io.benchbook;

import io.benchbook.commands.Checkup;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code benchbook doctor}. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        description = "Checks this machine for everything that can go wrong, with the fix for each.",
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:nothing that Benchbook needs is missing", "1:something is"})
final class DoctorCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        Checkup checkup = new Checkup();
        System.out.println(checkup.text());
        return checkup.isIll() ? 1 : 0;
    }
}
