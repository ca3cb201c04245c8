package io.benchbook.jupyter;

import java.util.List;
import java.util.Optional;

/**
 * What is to be done for a cell.
 *
 * @param sources Java, evaluated one after the other
 * @param timed whether to tell how long that took
 * @param replacement what is to stand in the cell afterwards instead of what was there
 */
record Plan(List<String> sources, boolean timed, Optional<String> replacement) {}
