package io.benchbook.server;

import io.benchbook.base.ServerVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Set;

/** The one account of a sandbox, {@code root} from this machine, and its random password. */
public final class Accounts {
    public static final String USER = "root";

    private static final int PASSWORD_BYTES = 16;
    private static final FileAttribute<Set<PosixFilePermission>> PRIVATE =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

    private Accounts() {}

    public static String randomPassword() {
        byte[] bytes = new byte[PASSWORD_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /**
     * Writes the statements that mysqld executes before it accepts connections, one a line, for this user's eyes only.
     * The binary log does not get them. {@code root@127.0.0.1} is for {@code skip-name-resolve}.
     */
    public static void writeInitFile(Path file, ServerVersion version, String password) throws IOException {
        String statements = version.atLeast(5, 7, 6) ? modern(password) : old(password);
        Files.deleteIfExists(file);
        Files.createFile(file, PRIVATE);
        Files.writeString(file, statements, StandardCharsets.US_ASCII, StandardOpenOption.WRITE);
    }

    private static String modern(String password) {
        return "SET sql_log_bin=0;\n"
                + "ALTER USER 'root'@'localhost' IDENTIFIED BY '" + password + "';\n"
                + "CREATE USER IF NOT EXISTS 'root'@'127.0.0.1' IDENTIFIED BY '" + password + "';\n"
                + "GRANT ALL ON *.* TO 'root'@'127.0.0.1' WITH GRANT OPTION;\n";
    }

    /** Before {@code ALTER USER} could change a password; both accounts come with the bootstrap. */
    private static String old(String password) {
        return "SET sql_log_bin=0;\n"
                + "SET PASSWORD FOR 'root'@'localhost' = PASSWORD('" + password + "');\n"
                + "SET PASSWORD FOR 'root'@'127.0.0.1' = PASSWORD('" + password + "');\n";
    }
}
