package io.benchbook.commands;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** Work in the background, while the prompt is free. */
public final class Jobs {
    private Jobs() {}

    /**
     * Does work in the background and gives the job at once; its end is announced. Ctrl-C does not end it: {@code
     * cancel()} does, as do the end of the shell, which asks first, and the end of a notebook. Two runs at a time share the machine, and
     * both measure less than alone.
     *
     * <pre>
     * var job = async(() -> run(server("8.0.15"), oltpReadOnly(), threads(8), minutes(10)))
     * job                // its state and how far it is
     * job.result()       // waits for its end
     * job.cancel()       // ends it; a run keeps what was measured until then
     * </pre>
     *
     * @param work what {@code result()} gives is what it returns
     */
    public static <T> Job<T> async(Callable<T> work) {
        return Workbench.current().jobs().begin(work);
    }

    /**
     * Does work that returns nothing in the background.
     *
     * <pre>
     * async(() -> prepare(server("8.0.15"), oltpReadOnly().rows(1_000_000)))
     * </pre>
     */
    public static Job<Void> async(Runnable work) {
        return async(() -> {
            work.run();
            return null;
        });
    }

    /** The jobs of this session, a row each. */
    public static Table jobs() {
        List<Job<?>> all = Workbench.current().jobs().all();
        Table table = Table.create(
                "jobs",
                StringColumn.create("job"),
                StringColumn.create("state"),
                DoubleColumn.create("seconds"),
                StringColumn.create("at"));
        for (Job<?> job : all) {
            table.stringColumn("job").append(job.name());
            table.stringColumn("state").append(job.state().name().toLowerCase(Locale.ROOT));
            table.doubleColumn("seconds").append(Math.round(job.seconds() * 10) / 10.0);
            table.stringColumn("at").append(job.line());
        }
        return table;
    }
}
