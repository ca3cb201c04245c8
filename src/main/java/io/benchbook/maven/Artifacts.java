package io.benchbook.maven;

import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.context.Runtimes;
import io.benchbook.base.BenchbookException;
import io.benchbook.base.Progress;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.util.artifact.JavaScopes;
import org.eclipse.aether.util.filter.DependencyFilterUtils;

/**
 * Resolves artifacts as the user's own Maven would: from the local repository, else through the mirrors, proxies and
 * credentials of the user's settings. Maven's resolver goes on with a half-fetched file.
 */
public final class Artifacts {
    private final String command;
    private final Progress.Task task;

    /**
     * @param command whose messages begin with its name
     * @param task hears of the bytes of the file that is being fetched
     */
    public Artifacts(String command, Progress.Task task) {
        this.command = command;
        this.task = task;
    }

    /** One file, without what it depends on: {@code group:artifact:version}, or {@code group:artifact:type:version}. */
    public Path file(String coordinates) {
        return inMaven(List.of(coordinates), context -> {
            ArtifactRequest request = new ArtifactRequest(artifact(coordinates), context.remoteRepositories(), "");
            return context.repositorySystem()
                    .resolveArtifact(context.repositorySystemSession(), request)
                    .getArtifact()
                    .getFile()
                    .toPath();
        });
    }

    /** Libraries and what they need at run time, each in one version. */
    public List<Library> withDependencies(List<String> coordinates) {
        List<Dependency> wanted = coordinates.stream()
                .map(each -> new Dependency(artifact(each), JavaScopes.COMPILE))
                .toList();
        return inMaven(coordinates, context -> {
            CollectRequest request = new CollectRequest(wanted, List.of(), context.remoteRepositories());
            return context
                    .repositorySystem()
                    .resolveDependencies(
                            context.repositorySystemSession(),
                            new DependencyRequest(request, DependencyFilterUtils.classpathFilter(JavaScopes.RUNTIME)))
                    .getArtifactResults()
                    .stream()
                    .map(ArtifactResult::getArtifact)
                    .map(Artifacts::library)
                    .toList();
        });
    }

    private Artifact artifact(String coordinates) {
        try {
            return new DefaultArtifact(coordinates);
        } catch (IllegalArgumentException e) {
            throw new BenchbookException(command + ": needs group:artifact:version, got \"" + coordinates + "\".", e);
        }
    }

    private static Library library(Artifact artifact) {
        return new Library(
                artifact.getGroupId(),
                artifact.getArtifactId(),
                artifact.getVersion(),
                artifact.getFile().toPath());
    }

    @FunctionalInterface
    private interface Question<T> {
        T ask(Context context) throws RepositoryException;
    }

    private <T> T inMaven(List<String> coordinates, Question<T> question) {
        ContextOverrides overrides = ContextOverrides.create()
                .withUserSettings(true)
                .transferListener(new Transfers(task))
                // else an artifact that came from another repository id does not count as present when offline
                .configProperties(Map.of("aether.enhancedLocalRepository.trackingFilename", "_benchbook.repositories"))
                .build();
        try (Context context = Runtimes.INSTANCE.getRuntime().create(overrides)) {
            return question.ask(context);
        } catch (RepositoryException e) {
            throw new BenchbookException(
                            command + ": Maven cannot resolve " + String.join(", ", coordinates) + ": " + firstLine(e)
                                    + ".",
                            e)
                    .next("Is this machine online, and do Maven's settings name a mirror it can reach?");
        }
    }

    /** The innermost cause says it without the names of all that was asked for. */
    private static String firstLine(RepositoryException e) {
        Throwable innermost = e;
        while (innermost.getCause() instanceof RepositoryException cause) {
            innermost = cause;
        }
        String message =
                String.valueOf(innermost.getMessage()).lines().findFirst().orElse("");
        return message.endsWith(".") ? message.substring(0, message.length() - 1) : message;
    }
}
