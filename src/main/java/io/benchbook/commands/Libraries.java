package io.benchbook.commands;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Progress;
import io.benchbook.maven.Artifacts;
import io.benchbook.maven.Library;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Libraries of Java for cells. */
public final class Libraries {
    private Libraries() {}

    /**
     * Adds libraries, and what they need, to the class path of the cells that follow: fetched as Maven would fetch them,
     * with the user's settings, mirrors and local repository. What Benchbook itself has is left out, in any version.
     *
     * <pre>
     * deps("org.apache.commons:commons-csv:1.11.0")
     * </pre>
     *
     * @param coordinates each {@code group:artifact:version}
     * @return what was added
     */
    public static List<String> deps(String... coordinates) {
        if (coordinates.length == 0) {
            throw new BenchbookException("deps: needs group:artifact:version, got nothing.");
        }
        Workbench bench = Workbench.current();
        List<String> added = new ArrayList<>();
        for (Library library : resolved(bench.progress(), List.of(coordinates))) {
            Optional<String> own = ownVersion(library.artifact());
            if (own.isEmpty()) {
                bench.addLibrary(library.file());
                added.add(library.coordinates());
            } else if (!own.get().equals(library.version())) {
                bench.say("deps: " + library.coordinates() + " is left out, since Benchbook itself has " + own.get()
                        + ".");
            }
        }
        return added;
    }

    private static List<Library> resolved(Progress progress, List<String> coordinates) {
        try (Progress.Task task = progress.begin("deps " + String.join(", ", coordinates), Progress.Unit.BYTES, 0)) {
            return new Artifacts("deps", task).withDependencies(coordinates);
        }
    }

    private static Optional<String> ownVersion(String artifact) {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(each -> Path.of(each).getFileName().toString())
                .filter(name -> name.matches(Pattern.quote(artifact) + "-\\d.*\\.jar"))
                .map(name -> name.substring(artifact.length() + 1, name.length() - ".jar".length()))
                .findFirst();
    }
}
