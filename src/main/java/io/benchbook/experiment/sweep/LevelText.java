package io.benchbook.experiment.sweep;

import io.benchbook.server.Server;
import io.benchbook.server.settings.Durability;
import io.benchbook.workload.Workload;

/** Levels as texts: in keys, tables and on cards. */
final class LevelText {
    private LevelText() {}

    /** As people read it. */
    static String brief(Object level) {
        if (level instanceof Server server) {
            return server.name();
        }
        if (level instanceof Workload workload) {
            return workload.label();
        }
        return level instanceof Durability durability ? durability.label() : whole(level);
    }

    /** With all that tells it from others. */
    static String exact(Object level) {
        return level instanceof Workload workload ? workload.label() + "(" + workload.stated() + ")" : brief(level);
    }

    private static String whole(Object level) {
        return level instanceof Double number && number == Math.rint(number)
                ? String.valueOf(number.longValue())
                : String.valueOf(level);
    }
}
