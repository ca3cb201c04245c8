package io.benchbook.server;

import io.benchbook.base.BenchbookException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Who logs in at a server that was already running. User and password are looked for in this order: the URL, the option
 * file given with {@code .login("file")}, the environment ({@value #USER_VARIABLE}, {@value #PASSWORD_VARIABLE}, then
 * MySQL's own {@code MYSQL_PWD}), the groups [benchbook] and [client] of {@code ~/.my.cnf}; a user that is found nowhere
 * is the account's of this machine. A password from an option file counts only for the user named there, if one is.
 *
 * @param password empty where none was found anywhere, which is when a prompt may ask
 */
record Login(String user, Optional<String> password) {
    /** The environment variable with the user. */
    static final String USER_VARIABLE = "BENCHBOOK_USER";

    /** The environment variable with the password. */
    static final String PASSWORD_VARIABLE = "BENCHBOOK_PASSWORD";

    /**
     * Looks for user and password.
     *
     * @param given what {@code .login("file")} named
     * @param environment of this process
     */
    static Login find(ServerUrl url, Optional<Path> given, Map<String, String> environment, Path home) {
        Map<String, String> explicit = given.map(Login::read).orElse(Map.of());
        Path standard = home.resolve(".my.cnf");
        Map<String, String> usual =
                given.isEmpty() && Files.isReadable(standard) ? read(standard) : Map.<String, String>of();
        String user = url.user()
                .or(() -> Optional.ofNullable(explicit.get("user")))
                .or(() -> Optional.ofNullable(environment.get(USER_VARIABLE)))
                .or(() -> Optional.ofNullable(usual.get("user")))
                .orElseGet(() -> System.getProperty("user.name"));
        Optional<String> password = url.password()
                .or(() -> passwordOf(user, explicit))
                .or(() -> Optional.ofNullable(environment.get(PASSWORD_VARIABLE)))
                .or(() -> Optional.ofNullable(environment.get("MYSQL_PWD")))
                .or(() -> passwordOf(user, usual));
        return new Login(user, password);
    }

    private static Optional<String> passwordOf(String user, Map<String, String> options) {
        return options.getOrDefault("user", user).equals(user)
                ? Optional.ofNullable(options.get("password"))
                : Optional.empty();
    }

    private static Map<String, String> read(Path file) {
        return OptionFile.read(file).options("client", "benchbook");
    }

    /** {@code ~/x} is below the home folder; a file that cannot be read is refused. */
    static Path file(String typed, Path home) {
        Path file = typed.startsWith("~/") ? home.resolve(typed.substring(2)) : Path.of(typed);
        if (!Files.isReadable(file) || Files.isDirectory(file)) {
            throw new BenchbookException("login: there is no readable file " + file + ".")
                    .next("It needs a MySQL option file with a group [client]: user=..., password=...");
        }
        return file;
    }

    @Override
    public String toString() {
        return "Login[user=" + user + ", password=" + (password.isPresent() ? "***" : "none") + "]";
    }
}
