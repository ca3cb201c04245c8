package io.benchbook.server.external;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Endpoint;
import io.benchbook.server.Jdbc;
import io.benchbook.server.Login;
import io.benchbook.server.ServerUrl;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/** How to get into a server that was already running; asks for a password once where none was found. */
final class ExternalLogin {
    private static final Path HOME = Path.of(System.getProperty("user.home"));

    private final ServerUrl url;
    private final PasswordPrompt prompt;
    private volatile Optional<Path> file = Optional.empty();
    private volatile Optional<String> answer = Optional.empty();

    ExternalLogin(ServerUrl url, PasswordPrompt prompt) {
        this.url = url;
        this.prompt = prompt;
    }

    /** Takes user and password from this option file, where the URL has none. */
    void file(String typed) {
        file = Optional.of(Login.file(typed, HOME));
    }

    /** With the URL's schema, if it names one, as the default schema. */
    Endpoint endpoint() {
        Login login = login();
        return new Endpoint(
                url.host(),
                url.port(),
                Optional.empty(),
                login.user(),
                login.password().or(() -> answer).orElse(""),
                url.schema(),
                url.properties());
    }

    /** Connects, or fails with one line. */
    Connection connect() {
        Endpoint endpoint = endpoint();
        try {
            return Jdbc.tryOpen(endpoint);
        } catch (SQLException e) {
            if (e.getErrorCode() == Jdbc.ACCESS_DENIED && ask(endpoint)) {
                return Jdbc.open(endpoint());
            }
            BenchbookException refusal = Jdbc.refusal(endpoint, e);
            login().notes().forEach(note -> refusal.fact("option file", note));
            throw refusal;
        }
    }

    /** Whether somebody gave the password that was found nowhere. */
    private synchronized boolean ask(Endpoint endpoint) {
        if (login().password().isPresent()) {
            return false;
        }
        answer = prompt.ask(endpoint.toString());
        return answer.isPresent();
    }

    private Login login() {
        return Login.find(url, file, System.getenv(), HOME);
    }
}
