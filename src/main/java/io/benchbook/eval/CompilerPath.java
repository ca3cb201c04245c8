package io.benchbook.eval;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/** The class path that snippets are compiled against: this JVM's without jars that none ever names. */
final class CompilerPath {
    /**
     * Large jars that others need at run time; opening and listing them costs a tenth of a second at each start. fastutil
     * is not among them: Tablesaw's Selection extends one of its types, and javac then cannot tell the type of {@code
     * table.where(...)}, so that its value is lost.
     */
    private static final List<String> NEVER_NAMED =
            List.of("icu4j", "maven-", "plexus-", "plotly.js", "classgraph", "RoaringBitmap", "shims", "asm-");

    private CompilerPath() {}

    static StandardJavaFileManager trim(StandardJavaFileManager files) {
        try {
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, named().toList());
            return files;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> named() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(path -> NEVER_NAMED.stream()
                        .noneMatch(prefix -> path.getFileName().toString().startsWith(prefix)));
    }
}
