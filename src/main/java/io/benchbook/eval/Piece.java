package io.benchbook.eval;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Completeness;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;

/**
 * One snippet of a cell.
 *
 * @param offset where it begins in the cell, in UTF-16 units
 * @param source its text without blanks before it, with a semicolon added where one was missing
 */
record Piece(int offset, String source, Completeness completeness) {
    /** How a line begins that goes on with the expression or statement of the line before. */
    private static final Pattern GOES_ON = Pattern.compile(
            "(?:[.?:,)\\]}*%&|^=<>]|/(?![/*])|\\+(?!\\+)|-(?!-)|(?:instanceof|else|catch|finally)\\b).*");

    private static final Pattern COMMENT = Pattern.compile("//.*|/\\*.*|\\*.*");

    /**
     * Cuts a cell into its snippets. As in {@code jshell}, a line end ends a snippet that could end there, whether or not
     * there is a semicolon; unlike there, a next line that begins with a dot, an operator, {@code else} and the like still
     * belongs to it. A comment belongs to what follows it. The last snippet may be incomplete.
     */
    static List<Piece> of(String cell, SourceCodeAnalysis analysis) {
        List<Piece> pieces = new ArrayList<>();
        int at = skipBlanks(cell, 0);
        while (at < cell.length()) {
            Cut cut = cut(cell, at, analysis);
            if (cut.info.completeness() != Completeness.EMPTY) {
                pieces.add(cut.piece(at));
            }
            at = skipBlanks(cell, cut.next());
        }
        return pieces;
    }

    /** What the text from an offset up to {@code end}, a line end, begins with. */
    private record Cut(String text, int end, CompletionInfo info) {
        boolean whole() {
            return info.completeness().isComplete();
        }

        int next() {
            return whole() ? end - info.remaining().length() : end;
        }

        Piece piece(int at) {
            return new Piece(at, whole() ? info.source() : text, info.completeness());
        }
    }

    private static Cut cut(String cell, int at, SourceCodeAnalysis analysis) {
        int end = at;
        while (true) {
            end = lineEnd(cell, end);
            String text = cell.substring(at, end);
            boolean last = end == cell.length();
            if (last || Indent.after(text) == 0 && !goesOn(text, cell, end)) {
                CompletionInfo info = analysis.analyzeCompletion(text);
                boolean comment = info.completeness() == Completeness.EMPTY;
                if (last || !comment && !wantsMore(info.completeness())) {
                    return new Cut(text, end, info);
                }
            }
            end++;
        }
    }

    private static boolean goesOn(String text, String cell, int end) {
        if (text.substring(text.lastIndexOf('\n') + 1).stripLeading().startsWith("@")) {
            return true;
        }
        return cell.substring(end)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !COMMENT.matcher(line).matches())
                .findFirst()
                .filter(line -> GOES_ON.matcher(line).matches())
                .isPresent();
    }

    private static int lineEnd(String cell, int from) {
        int found = cell.indexOf('\n', from);
        return found < 0 ? cell.length() : found;
    }

    private static int skipBlanks(String cell, int from) {
        int at = from;
        while (at < cell.length() && Character.isWhitespace(cell.charAt(at))) {
            at++;
        }
        return at;
    }

    /** {@code while (true)} alone is what JShell calls considered incomplete. */
    private static boolean wantsMore(Completeness completeness) {
        return completeness == Completeness.DEFINITELY_INCOMPLETE || completeness == Completeness.CONSIDERED_INCOMPLETE;
    }

    boolean incomplete() {
        return wantsMore(completeness);
    }
}
