// Sorts a table by the column whose heading was pressed; pressed again, the other way round.
window.benchbookSort = button => {
  const heading = button.closest("th"), row = heading.parentElement, body = heading.closest("table").tBodies[0];
  const column = [...row.children].indexOf(heading);
  const down = heading.getAttribute("aria-sort") === "ascending";
  const key = tr => tr.children[column].dataset.value ?? tr.children[column].textContent;
  const order = (a, b) => {
    const x = key(a), y = key(b);
    if (x === "" || y === "") return (x === "") - (y === "") || 0;
    const numbers = !isNaN(x) && !isNaN(y);
    const sign = numbers ? x - y : x.localeCompare(y, undefined, {numeric: true});
    return down ? -sign : sign;
  };
  for (const other of row.children) other.removeAttribute("aria-sort");
  heading.setAttribute("aria-sort", down ? "descending" : "ascending");
  body.append(...[...body.rows].sort(order));
};
