package io.benchbook.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** One chart of each kind, for tests and pictures. */
public final class Samples {
    private static final double[] THREADS = {5, 10, 20, 30, 40, 80, 120, 200};

    private Samples() {}

    /** Two servers over threads, with intervals. */
    public static Chart lines() {
        return new Chart("oltp_read_only", Axis.of("threads", ""), Axis.of("throughput", "tps"))
                .subtitle("mean of 5 runs, 95 % interval")
                .with(new Series.Marks(
                        "MySQL 5.7.22", Series.Kind.LINE, over(1600, 2250, 2800, 2897, 2850, 2700, 2600, 2450)))
                .with(new Series.Marks(
                        "MySQL 8.0.15", Series.Kind.LINE, over(1400, 1950, 2300, 2390, 2330, 2250, 2100, 1800)));
    }

    private static List<Point> over(double... tps) {
        return IntStream.range(0, tps.length)
                .mapToObj(i -> new Point(THREADS[i], tps[i], tps[i] * 0.95, tps[i] * 1.04))
                .toList();
    }

    /** A run's seconds with a stall. */
    public static Chart series() {
        Random random = new Random(7);
        List<Point> points = new ArrayList<>();
        for (int second = 1; second <= 120; second++) {
            double dip = second >= 61 && second <= 66 ? 0.15 : 1;
            points.add(Point.of(second, dip * (2800 + 150 * random.nextGaussian())));
        }
        return new Chart("oltp_write_only on MySQL 8.0.15", Axis.of("time", "s"), Axis.of("throughput", "tps"))
                .with(new Series.Marks("", Series.Kind.LINE, points))
                .with(Annotation.span(61, 66, "stall: under half of the median"));
    }

    /** Latency percentiles of two servers. */
    public static Chart percentiles() {
        Axis x = new Axis("percentile", "", Scale.PERCENTILE, false, List.of());
        Axis y = Axis.of("latency", "ms").scale(Scale.LOG);
        return new Chart("latency of oltp_read_only", x, y)
                .with(new Series.Marks("5.7.22", Series.Kind.LINE, curve(1)))
                .with(new Series.Marks("8.0.15", Series.Kind.LINE, curve(1.4)));
    }

    private static List<Point> curve(double factor) {
        return DoubleStream.of(0, 25, 50, 75, 90, 95, 99, 99.5, 99.9, 99.95, 99.99)
                .mapToObj(p -> Point.of(p, factor * (1 + 2 * Math.pow(-Math.log10(1 - p / 100), 1.7))))
                .toList();
    }

    /** Bars by name with intervals. */
    public static Chart bars() {
        Axis x = Axis.ofNames("server", List.of("5.6.24", "5.7.22", "8.0.15"));
        return new Chart("oltp_point_select", x, Axis.of("throughput", "tps"))
                .subtitle("16 threads, 95 % interval")
                .with(new Series.Marks(
                        "",
                        Series.Kind.BARS,
                        List.of(
                                new Point(0, 61200, 60100, 62300),
                                new Point(1, 58900, 57000, 60800),
                                new Point(2, 42000, 40500, 43500))));
    }

    /** Bars of two series by name. */
    public static Chart groupedBars() {
        Axis x = Axis.ofNames("server", List.of("5.7.22", "8.0.15"));
        return new Chart("safe against fast", x, Axis.of("throughput", "tps"))
                .with(new Series.Marks("SAFE", Series.Kind.BARS, List.of(Point.of(0, 620), Point.of(1, 540.5))))
                .with(new Series.Marks("FAST", Series.Kind.BARS, List.of(Point.of(0, 4100), Point.of(1, 2950))));
    }

    /** What makes a difference, step by step. */
    public static Chart waterfall() {
        Axis x = Axis.ofNames(
                "setting",
                List.of("5.7.22", "charset utf8mb4", "binlog on", "innodb_flush_neighbors", "the rest", "8.0.15"));
        return new Chart("what slows 8.0.15", x, Axis.of("throughput", "tps"))
                .with(new Series.Waterfall(
                        "",
                        List.of(
                                new Series.Step(2897, Double.NaN, Double.NaN, true),
                                new Series.Step(-310, -350, -270, false),
                                new Series.Step(-460, -520, -400, false),
                                new Series.Step(120, 60, 180, false),
                                new Series.Step(-190, Double.NaN, Double.NaN, false),
                                new Series.Step(2057, Double.NaN, Double.NaN, true))));
    }

    /** Two axes of a sweep. */
    public static Chart heat() {
        Axis x = Axis.ofNames("threads", List.of("8", "32", "128"));
        Axis y = Axis.ofNames("buffer pool", List.of("128M", "1G", "4G"));
        return new Chart("throughput by buffer pool and threads", x, y)
                .with(new Series.Heat(
                        "throughput",
                        "tps",
                        List.of(
                                List.of(910.0, 1020.0, 870.0),
                                List.of(1800.0, 2500.0, 2410.0),
                                List.of(1850.0, 2890.0, Double.NaN))));
    }

    /** Measured points, a band and a published line. */
    public static Chart bandsAndPoints() {
        return new Chart("published against measured", Axis.of("threads", ""), Axis.of("throughput", "tps"))
                .with(new Series.Marks(
                        "measured", Series.Kind.BAND, over(1600, 2250, 2800, 2897, 2850, 2700, 2600, 2450)))
                .with(new Series.Marks(
                        "published",
                        Series.Kind.POINTS,
                        IntStream.range(0, THREADS.length)
                                .mapToObj(i -> Point.of(THREADS[i], 2100 - 3 * THREADS[i]))
                                .toList()))
                .with(Annotation.atY(1500, "the goal"));
    }

    /** All of them, by name. */
    public static List<Chart> all() {
        return List.of(lines(), series(), percentiles(), bars(), groupedBars(), waterfall(), heat(), bandsAndPoints());
    }
}
