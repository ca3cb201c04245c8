package io.benchbook.load;

import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;

/**
 * What the load generator measured. Nothing of the warm-up is in it, except transactions that were under way when the
 * measured part began: they are counted as whole, as sysbench does.
 *
 * @param ending how the run ended
 * @param seconds the length of the measured part; with a hung query at its end the time that was asked for
 * @param counts what happened in it
 * @param transactions the latencies of transactions, with all their attempts
 * @param statements the latencies of statements, one a kind, in order of their names
 * @param intervals in order; the last may be shorter
 * @param transactionsPerThread for fairness, in order of threads
 * @param busySecondsPerThread time inside transactions, in order of threads
 * @param generator what the generator used
 * @param errorTexts the first message of each error number
 * @param openLoop what only an open loop has, null for a closed one
 * @param notes what else is worth knowing, each a few words
 */
public record LoadResult(
        Ending ending,
        double seconds,
        Counts counts,
        Latency transactions,
        List<Latency> statements,
        List<Interval> intervals,
        List<Long> transactionsPerThread,
        List<Double> busySecondsPerThread,
        GeneratorCost generator,
        Map<Integer, String> errorTexts,
        List<String> notes,
        OpenLoop openLoop) {

    /** Of a closed loop. */
    public LoadResult(
            Ending ending,
            double seconds,
            Counts counts,
            Latency transactions,
            List<Latency> statements,
            List<Interval> intervals,
            List<Long> transactionsPerThread,
            List<Double> busySecondsPerThread,
            GeneratorCost generator,
            Map<Integer, String> errorTexts,
            List<String> notes) {
        this(
                ending,
                seconds,
                counts,
                transactions,
                statements,
                intervals,
                transactionsPerThread,
                busySecondsPerThread,
                generator,
                errorTexts,
                notes,
                null);
    }

    public LoadResult {
        statements = List.copyOf(statements);
        intervals = List.copyOf(intervals);
        transactionsPerThread = List.copyOf(transactionsPerThread);
        busySecondsPerThread = List.copyOf(busySecondsPerThread);
        errorTexts = Map.copyOf(errorTexts);
        notes = List.copyOf(notes);
    }

    /** Nothing was measured. */
    public static LoadResult none(Ending ending) {
        return new LoadResult(
                ending,
                0,
                Counts.NONE,
                new Latency("transaction", new Histogram(3)),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                GeneratorCost.UNKNOWN,
                Map.of(),
                List.of());
    }

    /** The same with another ending. */
    public LoadResult endedBy(Ending other) {
        return new LoadResult(
                other,
                seconds,
                counts,
                transactions,
                statements,
                intervals,
                transactionsPerThread,
                busySecondsPerThread,
                generator,
                errorTexts,
                notes,
                openLoop);
    }

    /** {@code count} by the second. */
    public double perSecond(long count) {
        return seconds > 0 ? count / seconds : 0;
    }
}
