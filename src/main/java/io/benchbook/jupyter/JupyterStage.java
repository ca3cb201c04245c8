package io.benchbook.jupyter;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.benchbook.commands.Stage;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Shows values under the cell of the thread that shows them. */
final class JupyterStage implements Stage {
    private final Owners owners;
    private final Bundles bundles;
    private final Set<String> names = ConcurrentHashMap.newKeySet();

    JupyterStage(Owners owners, Bundles bundles) {
        this.owners = owners;
        this.bundles = bundles;
    }

    @Override
    public void show(Object value) {
        owners.here().ifPresent(cell -> cell.display(bundles.of(value)));
    }

    @Override
    public void showAs(String name, Object value) {
        boolean shown = !names.add(name);
        owners.here().ifPresent(cell -> cell.display(bundles.of(value), "benchbook " + name, shown));
    }

    @Override
    public void clear(boolean wait) {
        owners.here().ifPresent(cell -> cell.send("clear_output", Json.object().put("wait", wait)));
    }

    @Override
    public void page(Object value) {
        ObjectNode item = Json.object().put("source", "page").put("start", 0);
        item.set("data", Iopub.data(bundles.of(value)));
        owners.here().ifPresent(cell -> cell.payload(item));
    }
}
