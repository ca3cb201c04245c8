// When all figures are drawn, replaces the page by what can be seen of them, as JSON.
const failures = [];
addEventListener("error", event => failures.push(String(event.message)));
addEventListener("unhandledrejection", event => failures.push(String(event.reason && event.reason.stack || event.reason)));
addEventListener("load", async () => {
  const areas = [...document.querySelectorAll(".bb-plot > div")];
  for (let tries = 0; tries < 150 && areas.some(area => !area.dataset.drawn); tries++) {
    await new Promise(done => setTimeout(done, 100));
  }
  const text = (area, selector) => [...area.querySelectorAll(selector)].map(element => element.textContent);
  const figures = areas.map(area => {
    const right = area.getBoundingClientRect().right;
    const visible = [...area.querySelectorAll(".gtitle, .xtitle, .ytitle, .legendtext")];
    return {
      drawn: area.dataset.drawn || "",
      title: text(area, ".gtitle").join(" "),
      subtitle: text(area, ".gtitle-subtitle").join(" "),
      x: text(area, ".xtitle").join(" "),
      y: text(area, ".ytitle, .y2title").join(" "),
      ink: getComputedStyle(area.querySelector(".gtitle") || area).fill,
      marks: area.querySelectorAll(
        ".js-line, .points path.point, .point path, .slice path, .heatmaplayer image, path.box, .gl-canvas").length,
      overflow: visible.some(element => element.getBoundingClientRect().right > right + 1),
      width: area.clientWidth,
    };
  });
  const sticksOut = [...document.querySelectorAll("main, nav")].some(element => element.scrollWidth > element.clientWidth + 1);
  const report = {figures, failures, sticksOut, requests: performance.getEntriesByType("resource").map(entry => entry.name)};
  const pre = document.createElement("pre");
  pre.textContent = JSON.stringify(report);
  document.body.replaceChildren(pre);
});
