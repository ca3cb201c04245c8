package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.commands.Help;
import io.benchbook.commands.Workbench;
import io.benchbook.display.Displays;
import io.benchbook.display.Screen;
import io.benchbook.eval.Evaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Answers {@code inspect_request}: what our commands, the user's variables and everything in Java is. */
final class Inspection {
    private static final int LONGEST_VALUE = 2_000;

    private final Supplier<Evaluator> evaluator;
    private final Interruption interruption;

    /** @param interruption stops the making of a text of a variable's value */
    Inspection(Supplier<Evaluator> evaluator, Interruption interruption) {
        this.evaluator = evaluator;
        this.interruption = interruption;
    }

    ObjectNode answer(JsonNode request) {
        String code = request.path("code").asText();
        int cursor = Cursor.offset(code, request.path("cursor_pos").asInt(Integer.MAX_VALUE));
        List<String> found = about(code, cursor);
        ObjectNode reply = Json.ok().put("found", !found.isEmpty());
        ObjectNode data = reply.putObject("data");
        reply.putObject("metadata");
        if (!found.isEmpty()) {
            data.put("text/plain", String.join("\n\n", found));
        }
        return reply;
    }

    private List<String> about(String code, int cursor) {
        int end = cursor;
        while (end < code.length() && Character.isJavaIdentifierPart(code.charAt(end))) {
            end++;
        }
        int begin = cursor;
        while (begin > 0 && Character.isJavaIdentifierPart(code.charAt(begin - 1))) {
            begin--;
        }
        String word = code.substring(begin, end);
        if (word.isEmpty() && begin > 0 && code.charAt(begin - 1) == '(') {
            return about(code, begin - 1);
        }
        boolean member = begin > 0 && code.charAt(begin - 1) == '.';
        List<String> found = new ArrayList<>();
        if (!member) {
            variable(word, found);
            found.addAll(evaluator.get().declarations(word));
        }
        if (!member && found.isEmpty()) {
            command(word, found);
        }
        if (found.isEmpty()) {
            found.addAll(java(code.substring(0, end)));
        }
        return found;
    }

    private void variable(String word, List<String> found) {
        evaluator.get().variables().stream()
                .filter(variable -> variable.name().equals(word))
                .map(variable -> variable.type() + " " + word + " = " + text(variable.value()))
                .forEach(found::add);
    }

    private String text(Object value) {
        return interruption.during(
                () -> evaluator.get().stoppably("inspection", () -> shortened(value), stopped -> "(interrupted)"));
    }

    private static String shortened(Object value) {
        String text = Displays.text(value, Screen.PLAIN);
        return text.length() <= LONGEST_VALUE ? text : text.substring(0, LONGEST_VALUE) + "…";
    }

    private static void command(String word, List<String> found) {
        if (Workbench.current().helpNames().contains(word)) {
            found.add(Help.help(word).text());
        }
    }

    /** A type or variable as it stands; a method only when its call is begun. */
    private List<String> java(String upToWord) {
        List<String> asItStands = evaluator.get().documentation(upToWord, upToWord.length());
        if (!asItStands.isEmpty()) {
            return asItStands;
        }
        String call = upToWord + "(";
        return evaluator.get().documentation(call, call.length());
    }
}
