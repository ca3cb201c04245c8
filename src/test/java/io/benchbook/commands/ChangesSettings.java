package io.benchbook.commands;

import io.benchbook.server.Server;
import io.benchbook.server.settings.Durability;

/** A Benchbook that changes a server of somebody's and is then ended from outside. */
final class ChangesSettings {
    private ChangesSettings() {}

    /** @param arguments the server's URL */
    public static void main(String[] arguments) throws InterruptedException {
        Workbench.current().notices(System.out::println);
        Server server = Servers.server(arguments[0]).disposable();
        Settings.setDurability(server, Durability.FAST);
        System.out.println("changed");
        Thread.sleep(60_000);
    }
}
