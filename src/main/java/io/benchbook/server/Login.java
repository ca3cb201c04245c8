package io.benchbook.server;

import io.benchbook.base.BenchbookException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who logs in at a server that was already running. User and password are looked for in this order: the URL, the option
 * file given with {@code .login("file")}, the environment ({@value #USER_VARIABLE}, {@value #PASSWORD_VARIABLE}, then
 * MySQL's own {@code MYSQL_PWD}), the groups [benchbook] and [client] of {@code ~/.my.cnf}; a user that is found nowhere
 * is the account's of this machine. A password from an option file counts only for the user named there, if one is.
 *
 * @param password empty where none was found anywhere, which is when a prompt may ask
 * @param notes lines of the option file that were not followed
 */
public record Login(String user, Optional<String> password, List<String> notes) {
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
    public static Login find(ServerUrl url, Optional<Path> given, Map<String, String> environment, Path home) {
        OptionFile file = given.or(() -> standard(home)).map(OptionFile::read).orElse(OptionFile.EMPTY);
        Map<String, String> options = file.options("client", "benchbook");
        Map<String, String> explicit = given.isPresent() ? options : Map.of();
        String user = url.user()
                .or(() -> Optional.ofNullable(explicit.get("user")))
                .or(() -> Optional.ofNullable(environment.get(USER_VARIABLE)))
                .or(() -> Optional.ofNullable(options.get("user")))
                .orElseGet(() -> System.getProperty("user.name"));
        Optional<String> password = url.password()
                .or(() -> passwordOf(user, explicit))
                .or(() -> Optional.ofNullable(environment.get(PASSWORD_VARIABLE)))
                .or(() -> Optional.ofNullable(environment.get("MYSQL_PWD")))
                .or(() -> passwordOf(user, options));
        return new Login(user, password, file.notes());
    }

    private static Optional<Path> standard(Path home) {
        return Optional.of(home.resolve(".my.cnf")).filter(Files::isReadable);
    }

    private static Optional<String> passwordOf(String user, Map<String, String> options) {
        return options.getOrDefault("user", user).equals(user)
                ? Optional.ofNullable(options.get("password"))
                : Optional.empty();
    }

    /** {@code ~/x} is below the home folder; a file that cannot be read is refused. */
    public static Path file(String typed, Path home) {
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
