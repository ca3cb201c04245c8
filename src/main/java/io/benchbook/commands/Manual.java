package io.benchbook.commands;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * The docstrings of the vocabulary, read from its own sources, which the jar carries under {@code io/benchbook/help}.
 * Read once, when help is first asked for.
 */
final class Manual {
    private static final String FOLDER = "io/benchbook/help";

    private final List<Page> pages;

    private Manual(List<Page> pages) {
        this.pages = List.copyOf(pages);
    }

    /**
     * One public member or type.
     *
     * @param topic the class that holds it, for instance {@code Servers}
     * @param name what is asked for, for instance {@code restart}
     * @param signature as a caller reads it
     * @param text the docstring as plain text
     * @param command whether it is a command, that is a public static method of the vocabulary
     */
    record Page(String topic, String name, String signature, String text, boolean command) {
        /** The docstring up to its first full stop. */
        String summary() {
            int end = text.indexOf(". ");
            int line = text.indexOf(".\n");
            int stop = end < 0 ? line : line < 0 ? end : Math.min(end, line);
            return (stop < 0 ? text : text.substring(0, stop + 1)).replace('\n', ' ');
        }
    }

    static Manual read() {
        List<JavaFileObject> sources = sources();
        JavacTask task = (JavacTask)
                ToolProvider.getSystemJavaCompiler().getTask(null, null, d -> {}, List.of("-proc:none"), null, sources);
        DocTrees docs = DocTrees.instance(task);
        List<Page> pages = new ArrayList<>();
        try {
            for (CompilationUnitTree unit : task.parse()) {
                new Reader(docs, isVocabulary(unit), pages).scan(unit, null);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Manual(pages);
    }

    /** Every page of this name, commands first. */
    List<Page> of(String name) {
        return pages.stream()
                .filter(page -> page.name().equals(name))
                .sorted((a, b) -> Boolean.compare(b.command(), a.command()))
                .collect(Collectors.toList());
    }

    /** The commands in the order of their classes. */
    List<Page> commands() {
        return pages.stream().filter(Page::command).collect(Collectors.toList());
    }

    Set<String> names() {
        return pages.stream().map(Page::name).collect(Collectors.toSet());
    }

    private static boolean isVocabulary(CompilationUnitTree unit) {
        return "io.benchbook.commands".equals(String.valueOf(unit.getPackageName()));
    }

    private static List<JavaFileObject> sources() {
        try {
            Path home = Path.of(Manual.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            if (Files.isDirectory(home)) {
                return sourcesBelow(home.resolve(FOLDER));
            }
            try (FileSystem jar = FileSystems.newFileSystem(home)) {
                return sourcesBelow(jar.getPath(FOLDER));
            }
        } catch (IOException | URISyntaxException e) {
            throw new BenchbookException("help: the docstrings can't be read from Benchbook's jar.", e);
        }
    }

    private static List<JavaFileObject> sourcesBelow(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> sorted = files.filter(Files::isRegularFile).sorted().collect(Collectors.toList());
            List<JavaFileObject> sources = new ArrayList<>();
            for (Path file : sorted) {
                sources.add(new Source(file.getFileName().toString(), Files.readString(file)));
            }
            return sources;
        }
    }

    /** A source in memory. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///" + name), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Collects the public types and methods that have a docstring. */
    private static final class Reader extends TreePathScanner<Void, String> {
        private final DocTrees docs;
        private final boolean vocabulary;
        private final List<Page> pages;

        Reader(DocTrees docs, boolean vocabulary, List<Page> pages) {
            this.docs = docs;
            this.vocabulary = vocabulary;
            this.pages = pages;
        }

        @Override
        public Void visitClass(ClassTree type, String outer) {
            String name = type.getSimpleName().toString();
            if (!type.getModifiers().getFlags().contains(Modifier.PUBLIC)) {
                return null;
            }
            if (!vocabulary) {
                doc().ifPresent(text -> pages.add(new Page(name, name, name, text, false)));
            }
            return super.visitClass(type, name);
        }

        @Override
        public Void visitMethod(MethodTree method, String topic) {
            Set<Modifier> flags = method.getModifiers().getFlags();
            boolean open = flags.contains(Modifier.PUBLIC) || inInterface();
            if (open && method.getReturnType() != null && !overrides(method)) {
                boolean command = vocabulary && flags.contains(Modifier.STATIC);
                if (command || !vocabulary) {
                    doc().ifPresent(text -> pages.add(new Page(
                            topic, method.getName().toString(), signature(method, topic, command), text, command)));
                }
            }
            return null;
        }

        private boolean inInterface() {
            Tree parent = getCurrentPath().getParentPath().getLeaf();
            return parent.getKind() == Tree.Kind.INTERFACE;
        }

        private static boolean overrides(MethodTree method) {
            return method.getModifiers().getAnnotations().stream()
                    .anyMatch(a -> "Override".equals(a.getAnnotationType().toString()));
        }

        private Optional<String> doc() {
            TreePath path = getCurrentPath();
            DocCommentTree tree = docs.getDocCommentTree(path);
            return Optional.ofNullable(tree).map(DocText::of);
        }

        private static String signature(MethodTree method, String topic, boolean command) {
            String parameters =
                    method.getParameters().stream().map(Reader::parameter).collect(Collectors.joining(", "));
            return (command ? "" : topic + ".") + method.getName() + "(" + parameters + ") → " + method.getReturnType();
        }

        private static String parameter(VariableTree parameter) {
            boolean rest = parameter.toString().contains("...");
            String type = parameter.getType().toString();
            return (rest && type.endsWith("[]") ? type.substring(0, type.length() - 2) + "..." : type) + " "
                    + parameter.getName();
        }
    }
}
