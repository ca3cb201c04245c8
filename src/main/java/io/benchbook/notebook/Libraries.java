package io.benchbook.notebook;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The jars that run, by their contents. */
final class Libraries {
    private static final int DIGITS = 12;

    private Libraries() {}

    /** Each jar's name, which holds its version, with the first digits of its SHA-256 checksum. */
    static Map<String, String> here() {
        Map<String, String> all = new TreeMap<>();
        jars().parallel().forEach(jar -> {
            String checksum = checksum(jar);
            synchronized (all) {
                all.put(jar.getFileName().toString().replaceFirst("\\.jar$", ""), checksum);
            }
        });
        return all;
    }

    /** One checksum for all of them. */
    static String digest(Map<String, String> libraries) {
        MessageDigest digest = sha256();
        libraries.forEach((name, checksum) -> digest.update((name + " " + checksum + "\n").getBytes()));
        return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    }

    private static Stream<Path> jars() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(path -> path.endsWith(".jar"))
                .map(Path::of);
    }

    private static String checksum(Path jar) {
        MessageDigest digest = sha256();
        byte[] buffer = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(jar)) {
            for (int read = in.read(buffer); read > 0; read = in.read(buffer)) {
                digest.update(buffer, 0, read);
            }
            return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
        } catch (IOException unreadable) {
            return "unreadable";
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
