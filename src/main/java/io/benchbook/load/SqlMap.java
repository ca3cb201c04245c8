package io.benchbook.load;

import io.benchbook.workload.Sql;

/**
 * A small map from statements to what one connection keeps for each, looked up by {@link Sql#id()} without allocating.
 * Open addressing with linear probing; ids of one workload are neighbours, so that they hardly ever collide.
 */
public final class SqlMap<T> {
    private Sql[] keys = new Sql[64];
    private Object[] values = new Object[64];
    private int size;

    /** What is kept for {@code sql}, null for nothing. */
    @SuppressWarnings("unchecked")
    public T get(Sql sql) {
        return (T) values[slot(keys, sql)];
    }

    public void put(Sql sql, T value) {
        if (size * 2 >= keys.length) {
            grow();
        }
        int slot = slot(keys, sql);
        size += keys[slot] == null ? 1 : 0;
        keys[slot] = sql;
        values[slot] = value;
    }

    /** Everything that is kept. */
    @SuppressWarnings("unchecked")
    public void forEach(java.util.function.Consumer<T> action) {
        for (Object value : values) {
            if (value != null) {
                action.accept((T) value);
            }
        }
    }

    private static int slot(Sql[] keys, Sql sql) {
        int mask = keys.length - 1;
        int slot = sql.id() & mask;
        while (keys[slot] != null && keys[slot] != sql) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        Sql[] moreKeys = new Sql[keys.length * 2];
        Object[] moreValues = new Object[moreKeys.length];
        for (int old = 0; old < keys.length; old++) {
            if (keys[old] != null) {
                int slot = slot(moreKeys, keys[old]);
                moreKeys[slot] = keys[old];
                moreValues[slot] = values[old];
            }
        }
        keys = moreKeys;
        values = moreValues;
    }
}
