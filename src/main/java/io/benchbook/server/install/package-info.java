/** The catalogue of versions, and how a version gets onto this machine: fetched, checked, unpacked, with the libraries it needs. */
package io.benchbook.server.install;
