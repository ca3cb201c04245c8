package io.benchbook.display;

import io.benchbook.server.Server;
import java.util.Locale;

/** A server on one line; looking at it does not start it. */
final class ServerDisplay implements Renderer<Server> {
    @Override
    public String text(Server server, Screen screen) {
        String product = server.version().product();
        String name = product.endsWith(" " + server.name()) ? "" : server.name() + " · ";
        return screen.spell(name + product + " · " + words(server.kind()) + " · " + words(server.state()));
    }

    private static String words(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
