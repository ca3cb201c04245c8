/** The command line: wiring of all packages, and nothing else. */
package io.benchbook;
