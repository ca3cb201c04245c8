package io.benchbook.shell;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jline.reader.Highlighter;
import org.jline.reader.LineReader;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** Colours Java as it is typed: texts, comments, keywords, numbers. In colours that both dark and light themes show. */
final class Highlight implements Highlighter {
    private static final Pattern TOKEN = Pattern.compile("(?<comment>//[^\\n]*|/\\*(?s:.*?)(?:\\*/|$))"
            + "|(?<text>\"\"\"(?s:.*?)(?:\"\"\"|$)|" + literal('"') + "|" + literal('\'') + ")"
            + "|(?<keyword>\\b(?:abstract|assert|boolean|break|byte|case|catch|char|class|continue|default|do|double|else"
            + "|enum|extends|final|finally|float|for|if|implements|import|instanceof|int|interface|long|new|package"
            + "|private|protected|public|record|return|short|static|super|switch|synchronized|this|throw|throws|try"
            + "|var|void|volatile|while|true|false|null)\\b)"
            + "|(?<number>\\b\\d[\\d_.]*(?:[eE]-?\\d+)?[LlFfDd]?\\b)");

    private static final AttributedStyle COMMENT = AttributedStyle.DEFAULT.faint();
    private static final AttributedStyle TEXT = AttributedStyle.DEFAULT.foreground(AttributedStyle.GREEN);
    private static final AttributedStyle KEYWORD = AttributedStyle.DEFAULT.bold();
    private static final AttributedStyle NUMBER = AttributedStyle.DEFAULT.foreground(AttributedStyle.CYAN);

    private final boolean colour;

    Highlight(boolean colour) {
        this.colour = colour;
    }

    @Override
    public AttributedString highlight(LineReader reader, String buffer) {
        AttributedStringBuilder styled = new AttributedStringBuilder();
        int at = 0;
        Matcher token = TOKEN.matcher(buffer);
        while (colour && token.find()) {
            styled.append(buffer, at, token.start());
            styled.styled(style(token), token.group());
            at = token.end();
        }
        return styled.append(buffer.substring(at)).toAttributedString();
    }

    /** A literal until its quote or the end of the line; possessive, since a plain group recurses for each character. */
    private static String literal(char quote) {
        String plain = "[^" + quote + "\\\\\\n]*+";
        return quote + plain + "(?:\\\\." + plain + ")*+" + quote + "?";
    }

    private static AttributedStyle style(Matcher token) {
        if (token.group("comment") != null) {
            return COMMENT;
        }
        if (token.group("text") != null) {
            return TEXT;
        }
        return token.group("keyword") != null ? KEYWORD : NUMBER;
    }
}
