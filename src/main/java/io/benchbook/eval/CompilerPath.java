package io.benchbook.eval;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.tools.JavaFileManager.Location;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * The class path that snippets are compiled against. The compiler opens every jar of a path when it looks for its first
 * package, which takes a tenth of a second at each start; so most of this JVM's jars are on a path of their own, which is
 * looked at only for packages that are neither Benchbook's nor Tablesaw's nor the JDK's.
 */
final class CompilerPath extends StandardFiles {
    private static final Location REST = StandardLocation.locationFor("REST_OF_CLASS_PATH");
    private static final List<String> ALWAYS_NAMED = List.of("benchbook", "tablesaw-");
    private static final List<String> NEVER_NAMED =
            List.of("icu4j", "maven-", "plexus-", "plotly.js", "classgraph", "RoaringBitmap", "shims", "asm-");
    private static final Set<String> WITHOUT_CLASSES = Set.of("", "REPL", "io", "java", "tech");
    private static final List<String> NOT_IN_REST = List.of("io.benchbook", "tech.tablesaw", "java.");

    private CompilerPath(StandardJavaFileManager files) {
        super(files);
    }

    /** @param files the compiler's own, which finds what is asked for */
    static StandardJavaFileManager of(StandardJavaFileManager files) {
        CompilerPath path = new CompilerPath(files);
        path.set(List.of());
        return path;
    }

    private void set(List<Path> added) {
        List<Path> first = new ArrayList<>(added);
        ofThisJvm().filter(CompilerPath::alwaysNamed).forEach(first::add);
        List<Path> rest = ofThisJvm()
                .filter(Predicate.not(CompilerPath::alwaysNamed))
                .filter(path -> startsWithNone(name(path), NEVER_NAMED))
                .toList();
        try {
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, first);
            files.setLocationFromPaths(REST, rest);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> ofThisJvm() {
        return paths(System.getProperty("java.class.path"));
    }

    private static Stream<Path> paths(String classpath) {
        return Arrays.stream(classpath.split(File.pathSeparator)).map(Path::of);
    }

    /** Folders of classes too: where there are some, Benchbook runs from its build. */
    private static boolean alwaysNamed(Path path) {
        return !name(path).endsWith(".jar") || !startsWithNone(name(path), ALWAYS_NAMED);
    }

    private static String name(Path path) {
        return path.getFileName().toString();
    }

    private static boolean startsWithNone(String text, List<String> beginnings) {
        return beginnings.stream().noneMatch(text::startsWith);
    }

    @Override
    public Iterable<JavaFileObject> list(
            Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) throws IOException {
        Iterable<JavaFileObject> found = files.list(location, packageName, kinds, recurse);
        if (location != StandardLocation.CLASS_PATH || !inRest(packageName)) {
            return found;
        }
        List<JavaFileObject> all = new ArrayList<>();
        found.forEach(all::add);
        files.list(REST, packageName, kinds, recurse).forEach(all::add);
        return all;
    }

    private static boolean inRest(String packageName) {
        return !WITHOUT_CLASSES.contains(packageName) && startsWithNone(packageName, NOT_IN_REST);
    }

    /** JShell asks for its {@link PackageIndex} and for nothing else. */
    @Override
    public Iterable<? extends Path> getLocationAsPaths(Location location) {
        PackageIndex.awaitWanted();
        return super.getLocationAsPaths(location);
    }

    /** JShell adds to the class path by giving it anew, this JVM's and what was added. */
    @Override
    public boolean handleOption(String option, Iterator<String> remaining) {
        if (!option.equals("-classpath")) {
            return files.handleOption(option, remaining);
        }
        List<Path> own = ofThisJvm().toList();
        set(paths(remaining.next()).filter(path -> !own.contains(path)).toList());
        return true;
    }
}
