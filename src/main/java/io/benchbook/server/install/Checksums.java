package io.benchbook.server.install;

import io.benchbook.base.BenchbookException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 of files. */
final class Checksums {
    private Checksums() {}

    static String sha256(Path file) throws IOException {
        MessageDigest digest = digest();
        try (InputStream in = Files.newInputStream(file);
                DigestOutputStream out = new DigestOutputStream(OutputStream.nullOutputStream(), digest)) {
            in.transferTo(out);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /** {@code sha256:a893e37643da…}: as many digits as nobody hits by chance. */
    static String named(String sha256) {
        return "sha256:" + sha256.substring(0, 16);
    }

    /** Refuses a file whose content is not what the catalogue promises. */
    static void mustMatch(String name, Path file, String expected) throws IOException {
        String actual = sha256(file);
        if (!actual.equals(expected)) {
            throw new BenchbookException("install " + name + ": " + file.getFileName() + " has SHA-256 "
                            + actual.substring(0, 12) + "…, the catalogue has " + expected.substring(0, 12)
                            + "…: not installed.")
                    .next("Delete that file and install again.")
                    .fact("file", file);
        }
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
