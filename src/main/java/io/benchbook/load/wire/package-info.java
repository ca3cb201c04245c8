/**
 * The {@code wire} engine: a lean client of the MySQL protocol that costs the measured machine as little as possible.
 * Statements are preformatted packets into which only the parameters are written, results are skimmed and counted but not
 * decoded, and nothing is allocated per query. TLS and compression are not spoken; {@code engine(JDBC)} does.
 *
 * <p>Protocol facts: MySQL Source Code Documentation, "Client/Server Protocol" (dev.mysql.com, page PROTOCOL).
 */
package io.benchbook.load.wire;
