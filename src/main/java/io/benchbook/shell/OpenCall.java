package io.benchbook.shell;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The call whose arguments are being typed.
 *
 * @param name of the method
 * @param member whether it stands behind a dot
 * @param open the offset of its opening bracket
 */
record OpenCall(String name, boolean member, int open) {
    /** The innermost call that is open at the end of a text; empty inside a text literal, too. */
    static Optional<OpenCall> at(String typed) {
        Deque<Integer> open = new ArrayDeque<>();
        boolean quoted = false;
        for (int i = 0; i < typed.length(); i++) {
            char c = typed.charAt(i);
            if (c == '\\' && quoted) {
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && c == '(') {
                open.push(i);
            } else if (!quoted && c == ')' && !open.isEmpty()) {
                open.pop();
            }
        }
        return quoted || open.isEmpty() ? Optional.empty() : named(typed, open.peek());
    }

    private static Optional<OpenCall> named(String typed, int open) {
        int begin = open;
        while (begin > 0 && Character.isJavaIdentifierPart(typed.charAt(begin - 1))) {
            begin--;
        }
        boolean member = begin > 0 && typed.charAt(begin - 1) == '.';
        return begin == open ? Optional.empty() : Optional.of(new OpenCall(typed.substring(begin, open), member, open));
    }
}
