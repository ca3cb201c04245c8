import static io.benchbook.commands.Help.*;
import static io.benchbook.commands.Exchange.*;
import static io.benchbook.commands.Servers.*;
import static io.benchbook.commands.Settings.*;
import static io.benchbook.commands.Doctor.*;
import static io.benchbook.commands.Published.*;
import static io.benchbook.commands.Comparisons.*;
