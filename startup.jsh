import static io.benchbook.commands.Help.*;
