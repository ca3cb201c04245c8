import static io.benchbook.commands.Help.*;
import static io.benchbook.commands.Exchange.*;
