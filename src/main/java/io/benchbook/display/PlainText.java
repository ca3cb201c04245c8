package io.benchbook.display;

import io.benchbook.base.Numbers;
import io.benchbook.base.TextWidth;
import java.util.stream.Collectors;

/** A text as itself, except that control characters are made visible and a huge one is cut. */
final class PlainText implements Renderer<CharSequence> {
    private static final int LONGEST = 10_000;

    @Override
    public String text(CharSequence value, Screen screen) {
        String whole = value.toString();
        int end = whole.length() <= LONGEST ? whole.length() : whole.offsetByCodePoints(0, LONGEST / 2);
        String shown = whole.substring(0, end)
                .lines()
                .map(line -> TextWidth.printable(line.replace("\t", "    ")))
                .collect(Collectors.joining("\n"));
        String note = "\n… " + Numbers.text((long) whole.length() - end) + " more characters";
        return screen.spell(end == whole.length() ? shown : shown + note);
    }
}
