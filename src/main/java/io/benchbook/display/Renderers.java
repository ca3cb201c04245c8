package io.benchbook.display;

import io.benchbook.experiment.RunResult;
import io.benchbook.experiment.attribution.Attribution;
import io.benchbook.experiment.compare.Comparison;
import io.benchbook.experiment.compare.RatioCurve;
import io.benchbook.experiment.sweep.Sweep;
import io.benchbook.experiment.sweep.SweepPlan;
import io.benchbook.plot.Chart;
import io.benchbook.server.Server;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.BaseStream;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;
import tech.tablesaw.plotly.components.Figure;

/** Which renderer shows a value: that of its class, else of the nearest class above it, else of an interface. */
final class Renderers {
    private final Map<Class<?>, Renderer<?>> byType = new ConcurrentHashMap<>();

    /** Those that Benchbook brings. A new result type is one new file and one line here. */
    static Renderers standard() {
        Renderers all = new Renderers();
        all.register(Table.class, new TableDisplay());
        all.register(Chart.class, new ChartDisplay());
        all.register(Figure.class, new FigureDisplay());
        all.register(Column.class, (column, screen) -> all.text(Table.create(column), screen));
        all.register(RunResult.class, new CardDisplay());
        all.register(Comparison.class, new CardDisplay());
        all.register(Sweep.class, new CardDisplay());
        all.register(SweepPlan.class, new CardDisplay());
        all.register(RatioCurve.class, new CardDisplay());
        all.register(Attribution.class, new CardDisplay());
        all.register(Server.class, new ServerDisplay());
        all.register(Markup.class, new Markup.Display());
        all.register(CharSequence.class, new PlainText());
        all.register(Number.class, (number, screen) -> new PlainText().text(number.toString(), screen));
        all.byType.put(Collection.class, new Listing(all));
        all.byType.put(Map.class, new Mapping(all));
        all.register(Throwable.class, new Failure());
        all.register(BaseStream.class, (stream, screen) -> "a stream (not consumed; .toList() shows its elements)");
        return all;
    }

    <T> void register(Class<T> type, Renderer<? super T> renderer) {
        byType.put(type, renderer);
    }

    /** May throw whatever the value's own methods throw. */
    String text(Object value, Screen screen) {
        if (value == null) {
            return "null";
        }
        if (value.getClass().isArray()) {
            return new Listing(this).text(ArrayView.of(value), screen);
        }
        Renderer<Object> renderer = find(value);
        return renderer != null ? renderer.text(value, screen) : new OwnText(this).text(value, screen);
    }

    Map<String, Object> more(Object value) {
        Renderer<Object> renderer = value == null ? null : find(value);
        return renderer == null ? Map.of() : renderer.more(value);
    }

    @SuppressWarnings("unchecked")
    private Renderer<Object> find(Object value) {
        for (Class<?> type = value.getClass(); type != null && type != Object.class; type = type.getSuperclass()) {
            Renderer<?> renderer = ofTypeOrItsInterfaces(type);
            if (renderer != null) {
                return (Renderer<Object>) renderer;
            }
        }
        return null;
    }

    private Renderer<?> ofTypeOrItsInterfaces(Class<?> type) {
        Renderer<?> renderer = byType.get(type);
        for (Class<?> above : type.getInterfaces()) {
            renderer = renderer != null ? renderer : ofTypeOrItsInterfaces(above);
        }
        return renderer;
    }
}
