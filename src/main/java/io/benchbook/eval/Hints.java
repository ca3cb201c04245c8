package io.benchbook.eval;

import io.benchbook.base.Names;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jdk.jshell.Diag;
import jdk.jshell.ImportSnippet;
import jdk.jshell.JShell;
import jdk.jshell.PersistentSnippet;
import jdk.jshell.Snippet.SubKind;

/** Finds what a misspelt name was meant to be, among variables, methods and imported commands. */
final class Hints {
    private static final Pattern SYMBOL = Pattern.compile("symbol: *(?:variable|method|class) *(\\w+)");
    private static final Pattern STATIC_IMPORT = Pattern.compile("import\\s+static\\s+([\\w.$]+)\\.\\*");
    private static final Pattern PLACE =
            Pattern.compile("location: *(?:variable \\w+ of type|class|interface) *([\\w.$]+)");

    /** Every short name is near to some other. */
    private static final int SHORTEST = 3;

    private final JShell shell;

    Hints(JShell shell) {
        this.shell = shell;
    }

    /** {@code " Did you mean sweep?"} or nothing. */
    String after(Diag diagnostic) {
        String message = diagnostic.getMessage(Locale.ROOT);
        Matcher symbol = SYMBOL.matcher(message);
        boolean unknown = diagnostic.getCode().startsWith("compiler.err.cant.resolve");
        if (!unknown || !symbol.find() || symbol.group(1).length() < SHORTEST) {
            return "";
        }
        Matcher place = PLACE.matcher(message);
        Set<String> known = place.find() ? membersOf(place.group(1)) : known();
        return Names.nearest(symbol.group(1), known)
                .map(name -> ". Did you mean " + name + "?")
                .orElse("");
    }

    private Set<String> known() {
        Set<String> names = new TreeSet<>();
        shell.snippets().filter(s -> shell.status(s).isActive()).forEach(snippet -> {
            if (snippet instanceof ImportSnippet imports) {
                STATIC_IMPORT.matcher(imports.source()).results().forEach(m -> names.addAll(staticsOf(m.group(1))));
            } else if (snippet instanceof PersistentSnippet named
                    && named.subKind() != SubKind.TEMP_VAR_EXPRESSION_SUBKIND) {
                names.add(named.name());
            }
        });
        return names;
    }

    private static Set<String> staticsOf(String className) {
        return names(type(className).stream()
                .flatMap(c -> Arrays.stream(c.getMethods()))
                .filter(m -> Modifier.isStatic(m.getModifiers())));
    }

    private Set<String> membersOf(String className) {
        return names(type(className).stream().flatMap(c -> Arrays.stream(c.getMethods())));
    }

    private static Set<String> names(Stream<Method> methods) {
        Set<String> names = new TreeSet<>();
        methods.map(Method::getName).forEach(names::add);
        return names;
    }

    private static Optional<Class<?>> nested(String binaryName) {
        int outer = binaryName.indexOf('$');
        return Character.isUpperCase(binaryName.charAt(binaryName.lastIndexOf('.', outer) + 1))
                ? type(binaryName)
                : Optional.empty();
    }

    private static Optional<Class<?>> type(String className) {
        try {
            return Optional.of(Class.forName(className, false, Hints.class.getClassLoader()));
        } catch (ClassNotFoundException e) {
            int dot = className.lastIndexOf('.');
            return dot < 0
                    ? Optional.empty()
                    : nested(className.substring(0, dot) + "$" + className.substring(dot + 1));
        } catch (LinkageError e) {
            return Optional.empty();
        }
    }
}
