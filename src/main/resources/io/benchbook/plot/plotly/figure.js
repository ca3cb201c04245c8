// Draws the figures of a page: in light or dark, as the page around a figure is; light on paper; titles broken to fit.
// PALETTE and SOURCE (plotly.js, gzipped, base64) stand before this text.
(() => {
  "use strict";
  const early = window.benchbookPlots;
  if (early && early.ready) return;
  const drawn = new Map();
  let printing = false;

  const source = async () => {
    const bytes = Uint8Array.from(atob(SOURCE), c => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const code = await new Response(stream).text();
    return new Function("module", "exports", "define", code + "\n;return window.Plotly;").call(window);
  };
  const ready = source();

  const background = element => {
    for (let e = element; e; e = e.parentElement) {
      const parts = getComputedStyle(e).backgroundColor.match(/[\d.]+/g).map(Number);
      if (parts.length < 4 || parts[3] > 0.5) return parts;
    }
    const dark = getComputedStyle(document.documentElement).colorScheme.includes("dark")
      && matchMedia("(prefers-color-scheme: dark)").matches;
    return dark ? [0, 0, 0] : [255, 255, 255];
  };
  const isDark = element => {
    const [r, g, b] = background(element);
    return !printing && 0.299 * r + 0.587 * g + 0.114 * b < 128;
  };

  const wrap = (text, width) => {
    const lines = [];
    for (const word of text.split(" ")) {
      const last = lines.length - 1;
      if (last >= 0 && lines[last].length + word.length < width) lines[last] += " " + word;
      else lines.push(word);
    }
    return lines.join("<br>");
  };

  const themed = (json, dark) => {
    let text = json;
    if (dark) PALETTE.light.forEach((colour, i) => text = text.replaceAll(colour, PALETTE.dark[i]));
    if (dark) text = text.replaceAll('"#444444"', '"#cccccc"');
    const figure = JSON.parse(text);
    const layout = figure.layout;
    layout.font = {family: "system-ui, sans-serif", size: 13, ...layout.font, color: dark ? "#e4e6eb" : "#1f2328"};
    layout.paper_bgcolor = layout.plot_bgcolor = "rgba(0,0,0,0)";
    for (const key of Object.keys(layout).filter(key => /^[xy]axis\d*$/.test(key))) {
      const lines = dark ? "#3d4450" : "#dcdfe4";
      Object.assign(layout[key], {gridcolor: lines, zerolinecolor: lines, linecolor: lines});
    }
    layout.modebar = {bgcolor: "rgba(0,0,0,0)", color: dark ? "#8b93a1" : "#9aa0a8"};
    layout.hoverlabel = {bgcolor: dark ? "#2a2f38" : "#ffffff", font: {color: layout.font.color}};
    return figure;
  };

  const fit = (layout, width) => {
    const narrow = width < 600;
    if (narrow) {
      (layout.annotations || []).forEach(remark => remark.text = wrap(remark.text, Math.max(14, Math.floor(width / 21))));
    }
    const title = layout.title;
    if (!title || !title.text) return;
    if (narrow) Object.assign(title, {xref: "container", x: 0.02});
    const room = narrow ? width - 20 : width - 90;
    title.text = wrap(title.text, Math.max(16, Math.floor(room / 9)));
    let lines = title.text.split("<br>").length * 1.3;
    if (title.subtitle && title.subtitle.text) {
      title.subtitle.text = wrap(title.subtitle.text, Math.max(16, Math.floor(room / 6.5)));
      lines += title.subtitle.text.split("<br>").length;
    }
    layout.margin = {...layout.margin, t: 36 + 20 * lines};
  };

  const forget = area => {
    drawn.get(area).observer.disconnect();
    drawn.delete(area);
    ready.then(Plotly => Plotly.purge(area));
  };

  const draw = async area => {
    const Plotly = await ready;
    const state = drawn.get(area);
    const dark = isDark(area);
    const width = area.clientWidth;
    if (width === 0 || state.dark === dark && state.width === width) return;
    const figure = themed(state.json, dark);
    fit(figure.layout, width);
    if (!state.width) area.replaceChildren();
    Object.assign(state, {dark, width});
    const config = {responsive: true, displaylogo: false, ...figure.config};
    if (width < 600) config.displayModeBar = false;
    await Plotly.react(area, figure.data, figure.layout, config);
    area.dataset.drawn = dark ? "dark" : "light";
  };

  // A figure is drawn as soon as it has a width, again when that changes, and forgotten when it leaves the page.
  const add = id => {
    const area = document.getElementById(id);
    if (!area || drawn.has(area)) return;
    const json = document.getElementById(id + "-json").textContent;
    const observer = new ResizeObserver(() => area.isConnected ? draw(area) : forget(area));
    drawn.set(area, {json, observer});
    observer.observe(area);
  };
  const drawAll = () => [...drawn.keys()].forEach(draw);

  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawAll);
  addEventListener("beforeprint", () => { printing = true; drawAll(); });
  addEventListener("afterprint", () => { printing = false; drawAll(); });
  window.benchbookPlots = {ready, push: add};
  (early || []).forEach(add);
})();
