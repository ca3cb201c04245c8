package io.benchbook.plot;

import java.util.List;

/**
 * Colours that people with any kind of colour vision tell apart, after Okabe and Ito (2008), "Color Universal Design".
 * Dashes and marker shapes differ beside them.
 */
public final class Palette {
    /** On a light background; black and yellow of the original are left out, since they vanish on one of the two. */
    public static final List<String> LIGHT = List.of("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#B8860B", "#5E6472");

    /** The same colours in the same order, lighter, on a dark background. */
    public static final List<String> DARK = List.of("#56B4E9", "#FF8C42", "#2FD6A3", "#EBA7CC", "#F0D060", "#B0B8C8");

    private Palette() {}

    /** The light colour of the {@code number}-th series, from 0, as {@code #RRGGBB}. */
    public static String light(int number) {
        return LIGHT.get(number % LIGHT.size());
    }
}
