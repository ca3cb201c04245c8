package io.benchbook.server.install;

import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.context.Runtimes;
import io.benchbook.base.BenchbookException;
import io.benchbook.base.Progress;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.transfer.AbstractTransferListener;
import org.eclipse.aether.transfer.TransferEvent;

/**
 * Resolves single artifacts, without what they depend on, as the user's own Maven would: from the local repository, else
 * through the mirrors, proxies and credentials of the user's settings. Maven's resolver goes on with a half-fetched file.
 */
final class MavenArtifacts {
    private MavenArtifacts() {}

    static Path fetch(String coordinates, Progress.Task task) {
        ContextOverrides overrides = ContextOverrides.create()
                .withUserSettings(true)
                .transferListener(new Listener(task))
                // else an artifact that came from another repository id does not count as present when offline
                .configProperties(Map.of("aether.enhancedLocalRepository.trackingFilename", "_benchbook.repositories"))
                .build();
        try (Context context = Runtimes.INSTANCE.getRuntime().create(overrides)) {
            return resolve(context, new DefaultArtifact(coordinates));
        } catch (ArtifactResolutionException e) {
            throw new BenchbookException("install: Maven cannot resolve " + coordinates + ": " + firstLine(e) + ".", e)
                    .next("Is this machine online, and do Maven's settings name a mirror it can reach?");
        }
    }

    private static Path resolve(Context context, Artifact artifact) throws ArtifactResolutionException {
        ArtifactRequest request = new ArtifactRequest(artifact, context.remoteRepositories(), "");
        return context.repositorySystem()
                .resolveArtifact(context.repositorySystemSession(), request)
                .getArtifact()
                .getFile()
                .toPath();
    }

    private static String firstLine(Exception e) {
        String message = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
        return message.endsWith(".") ? message.substring(0, message.length() - 1) : message;
    }

    /** Hears of every 16 KiB and passes on about ten a second. */
    private static final class Listener extends AbstractTransferListener {
        private static final long EVERY_NANOS = 100_000_000;

        private final Progress.Task task;
        private long last = System.nanoTime();

        Listener(Progress.Task task) {
            this.task = task;
        }

        @Override
        public synchronized void transferProgressed(TransferEvent event) {
            if (System.nanoTime() - last >= EVERY_NANOS) {
                last = System.nanoTime();
                task.at(event.getTransferredBytes(), "");
            }
        }
    }
}
