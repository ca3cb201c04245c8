/** Variables of any server: read, set, compared, grouped; durability and binary logs. */
package io.benchbook.server.settings;
