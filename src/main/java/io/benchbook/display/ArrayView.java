package io.benchbook.display;

import java.lang.reflect.Array;
import java.util.AbstractList;
import java.util.List;

/** An array of any component type as a list. */
final class ArrayView {
    private ArrayView() {}

    static List<Object> of(Object array) {
        return new AbstractList<>() {
            @Override
            public Object get(int index) {
                return Array.get(array, index);
            }

            @Override
            public int size() {
                return Array.getLength(array);
            }
        };
    }
}
