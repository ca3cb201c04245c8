package io.benchbook;

import io.benchbook.shell.Once;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code benchbook eval CODE}. */
@Command(
        name = "eval",
        mixinStandardHelpOptions = true,
        description = "Evaluates code and prints only what it prints or evaluates to.",
        exitCodeListHeading = "Exit status:%n",
        exitCodeList = {"0:all went well", "1:the code failed", "130:interrupted"})
final class EvalCommand implements Callable<Integer> {
    @Parameters(paramLabel = "CODE", description = "Java, with all commands of the shell")
    private String code;

    @Override
    public Integer call() {
        return Once.eval(code);
    }
}
