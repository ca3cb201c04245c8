package io.benchbook.eval;

/** A variable that a cell has declared, with its present value. */
public record Variable(String name, String type, Object value) {}
