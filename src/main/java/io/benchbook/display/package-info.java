/** Any value as text, HTML or a bundle of both: how results look in every front end. Depends on {@code plot} and {@code experiment}. */
package io.benchbook.display;
