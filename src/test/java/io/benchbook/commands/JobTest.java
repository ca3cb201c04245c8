package io.benchbook.commands;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.benchbook.base.BenchbookException;
import io.benchbook.base.Progress;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class JobTest {
    private final List<String> notices = new CopyOnWriteArrayList<>();
    private final JobList jobs = new JobList(notices::add);

    @Test
    void a_job_gives_its_result_and_tells_its_end() throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        Job<Integer> job = jobs.begin(() -> {
            go.await();
            return 42;
        });
        assertThat(job.state()).isEqualTo(Job.State.RUNNING);
        assertThat(jobs.running()).containsExactly(job);
        go.countDown();
        assertThat(job.result()).isEqualTo(42);
        assertThat(job.state()).isEqualTo(Job.State.DONE);
        assertThat(told()).matches("job 1 is done after [\\d.,]+ m?s: 42");
    }

    @Test
    void a_failure_is_told_and_thrown_to_who_asks_for_the_result() throws Exception {
        Job<Integer> own = jobs.begin(() -> {
            throw new BenchbookException("threads: needs a number.");
        });
        assertThatThrownBy(own::result).isInstanceOf(BenchbookException.class).hasMessage("threads: needs a number.");
        assertThat(told()).startsWith("job 1 failed after ").endsWith(": threads: needs a number.");
        Job<Integer> other = jobs.begin(() -> List.<Integer>of().get(0));
        assertThatThrownBy(other::result).hasMessageStartingWith("job 2 failed: ");
        assertThat(other.state()).isEqualTo(Job.State.FAILED);
    }

    @Test
    void a_cancelled_job_keeps_what_its_work_still_returned() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        Job<String> job = jobs.begin(() -> {
            begun.countDown();
            try {
                new CountDownLatch(1).await();
                return "never";
            } catch (InterruptedException e) {
                return "partial";
            }
        });
        begun.await();
        assertThat(job.cancel().state()).isEqualTo(Job.State.CANCELLED);
        assertThat(job.result()).isEqualTo("partial");
        assertThat(told()).startsWith("job 1 was stopped after ").endsWith(": partial");
    }

    @Test
    void the_end_of_all_stops_every_job() {
        Job<Object> job = jobs.begin(() -> {
            new CountDownLatch(1).await();
            return null;
        });
        jobs.close();
        assertThat(job.state()).isEqualTo(Job.State.CANCELLED);
        assertThatThrownBy(job::result).hasMessage("job 1 was cancelled and has no result.");
    }

    @Test
    void progress_of_a_job_is_its_own() throws Exception {
        CountDownLatch shown = new CountDownLatch(1);
        Job<Progress> job = jobs.begin(() -> {
            try (Progress.Task task = Workbench.current().progress().begin("warming", Progress.Unit.STEPS, 4)) {
                task.at(1, "");
                shown.await();
            }
            return Workbench.current().progress();
        });
        while (!job.line().contains("warming")) {
            Thread.sleep(10);
        }
        assertThat(job.status()).startsWith("job 1  running").contains("warming");
        shown.countDown();
        assertThat(job.result()).isNotSameAs(Workbench.current().progress());
    }

    /** The notice follows the result at once, on the job's own thread. */
    private String told() throws InterruptedException {
        while (notices.isEmpty()) {
            Thread.sleep(10);
        }
        return notices.get(0);
    }
}
