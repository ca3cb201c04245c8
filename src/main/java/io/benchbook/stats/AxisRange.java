package io.benchbook.stats;

import java.util.Comparator;
import java.util.List;

/**
 * The range of an axis that a claim speaks of.
 *
 * @param low its lowest level, above zero
 * @param high its highest level
 */
public record AxisRange(double low, double high) {
    /** The levels in the range, in rising order. */
    List<Level> of(List<Level> levels) {
        return levels.stream()
                .filter(level -> level.at() >= low && level.at() <= high)
                .sorted(Comparator.comparingDouble(Level::at))
                .toList();
    }

    /** Whether rising {@code levels} reach over at least half of the range on the log scale, with {@code least} levels or more. */
    boolean isCovered(List<Level> levels, int least) {
        if (levels.size() < least) {
            return false;
        }
        double reached =
                Math.log(levels.get(levels.size() - 1).at() / levels.get(0).at());
        return reached >= Math.log(high / low) / 2;
    }
}
