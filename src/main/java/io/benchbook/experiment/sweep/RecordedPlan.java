package io.benchbook.experiment.sweep;

import com.fasterxml.jackson.databind.JsonNode;
import io.benchbook.server.machine.Machine;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A sweep that was begun, as the journal knows it.
 *
 * @param id of its plan
 * @param name which {@code resume} takes
 * @param startedAt when
 * @param machine on which it was begun
 * @param modes as they are typed
 * @param points their keys, in order
 * @param axes see {@link AxesJson}
 */
record RecordedPlan(
        String id,
        String name,
        String startedAt,
        Map<String, String> machine,
        List<String> modes,
        List<String> points,
        JsonNode axes) {
    /** What of the machine changes by itself and decides nothing. */
    private static final List<String> FLEETING = List.of("free_space", "folder");

    RecordedPlan {
        machine = machine == null ? Map.of() : machine;
        modes = modes == null ? List.of() : modes;
        points = points == null ? List.of() : points;
    }

    /** A plan that begins now, on this machine. */
    static RecordedPlan of(SweepPlan plan) {
        return new RecordedPlan(
                plan.id(),
                plan.name(),
                Instant.now().toString(),
                machineHere(),
                plan.modes().typed(),
                plan.points().stream().map(SweepPoint::key).toList(),
                AxesJson.write(plan.axes()));
    }

    /** What of this machine decides results. */
    static Map<String, String> machineHere() {
        Map<String, String> parts = new LinkedHashMap<>(Machine.here().parts());
        FLEETING.forEach(parts::remove);
        return parts;
    }
}
