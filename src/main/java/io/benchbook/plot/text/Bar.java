package io.benchbook.plot.text;

/** One horizontal bar with its interval, as cells. */
final class Bar {
    private static final String EIGHTHS = " ▏▎▍▌▋▊▉";

    private final boolean unicode;
    private final int width;

    Bar(int width, boolean unicode) {
        this.width = width;
        this.unicode = unicode;
    }

    /** What explains the shades of intervals. */
    String key() {
        return unicode ? " ▓░ interval" : " #- interval";
    }

    /**
     * The bar as text of this width.
     *
     * @param begin where it begins, 0 to 1
     * @param end where it ends, before or after {@code begin}
     * @param low the lower end of the interval on its end, NaN for none
     * @param high the upper end of it
     */
    String of(double begin, double end, double low, double high) {
        StringBuilder cells = new StringBuilder();
        double left = Math.min(begin, end);
        double right = Math.max(begin, end);
        for (int cell = 0; cell < width; cell++) {
            double centre = (cell + 0.5) / width;
            boolean inside = centre >= left && centre < right;
            boolean shaded = centre >= low && centre < high;
            cells.append(glyph(inside, shaded));
        }
        if (Double.isNaN(low) && Double.isFinite(end)) {
            sharpen(cells, left, right);
        }
        return cells.toString();
    }

    private char glyph(boolean inside, boolean shaded) {
        if (unicode) {
            return inside ? shaded ? '▓' : '█' : shaded ? '░' : ' ';
        }
        return inside ? shaded ? '#' : '=' : shaded ? '-' : ' ';
    }

    /** Ends the bar at an eighth of a cell; one too short to see is a hair line. */
    private void sharpen(StringBuilder cells, double left, double right) {
        int cell = Math.min(width - 1, Math.max(0, (int) Math.floor(right * width)));
        boolean covered = left * width >= cell + 1;
        int eighth = (int) ((right * width - cell) * 8);
        if (unicode && !covered && eighth >= 0 && eighth < 8 && left * width <= cell) {
            cells.setCharAt(cell, EIGHTHS.charAt(eighth));
        }
        if (right > left && cells.toString().isBlank()) {
            cells.setCharAt(cell, unicode ? '▏' : '|');
        }
    }
}
