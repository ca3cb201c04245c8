package io.benchbook.plot;

import java.util.List;

/** What is drawn in a chart. */
public sealed interface Series {
    /** Its name in the legend; empty for none. */
    String name();

    /**
     * Points in the order of their x, drawn as {@code kind} says.
     *
     * @param points with their intervals, where they have any
     */
    record Marks(String name, Kind kind, List<Point> points) implements Series {
        public Marks {
            points = List.copyOf(points);
        }
    }

    /**
     * How a total becomes another, step by step.
     *
     * @param steps in order; their labels are the categories of the chart's x axis
     */
    record Waterfall(String name, List<Step> steps) implements Series {
        public Waterfall {
            steps = List.copyOf(steps);
        }

        /** Where each step begins and ends: [begin, end] in the order of the steps. */
        public double[][] spans() {
            double[][] spans = new double[steps.size()][];
            double running = 0;
            for (int i = 0; i < spans.length; i++) {
                Step step = steps.get(i);
                double begin = step.total() ? 0 : running;
                running = step.total() ? step.value() : running + step.value();
                spans[i] = new double[] {begin, running};
            }
            return spans;
        }
    }

    /**
     * A step of a waterfall.
     *
     * @param value a total, or by how much the running value changes
     * @param low the lower end of the interval on {@code value}, NaN where there is none
     * @param high the upper end of it, NaN where there is none
     * @param total whether it states a value rather than a change
     */
    record Step(double value, double low, double high, boolean total) {}

    /**
     * Values of two axes of names, as shades.
     *
     * @param unit of the values
     * @param rows one row for each category of the y axis, in each one value for each category of the x axis; NaN where
     *     there is none
     */
    record Heat(String name, String unit, List<List<Double>> rows) implements Series {
        public Heat {
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    /** How points are drawn. */
    enum Kind {
        LINE,
        POINTS,
        BARS,
        /** The area between the ends of the intervals, with a line through the values. */
        BAND,
        /** A line that keeps its value until the next point. */
        STEP
    }
}
