package io.benchbook.server.external;

import java.util.Optional;

/** Asks the person at the terminal for a password; front ends that have nobody there answer with nothing. */
@FunctionalInterface
public interface PasswordPrompt {
    /** Nobody is asked. */
    PasswordPrompt NOBODY = account -> Optional.empty();

    /**
     * The password, empty where nobody answers.
     *
     * @param account for whom, for instance {@code bench@db1:3306}
     */
    Optional<String> ask(String account);
}
