(function () {
  'use strict';
  var root = document.documentElement;

  function dark() {
    var chosen = root.dataset.theme;
    return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  }

  document.getElementById('theme').addEventListener('click', function () {
    root.dataset.theme = dark() ? 'light' : 'dark';
    if (window.benchbookPlots) {
      document.querySelectorAll('.bb-plot > div').forEach(function (each) { window.benchbookPlots.push(each.id); });
    }
  });

  var contents = document.getElementById('contents');
  contents.open = !matchMedia('(max-width: 60rem)').matches;

  document.getElementById('fold').addEventListener('click', function () {
    var all = Array.from(document.querySelectorAll('details.code'));
    var open = all.some(function (each) { return !each.open; });
    all.forEach(function (each) { each.open = open; });
  });

  function number(text) {
    var plain = text.replace(/,/g, '').replace(/[^0-9.eE+-].*$/, '');
    return plain === '' ? NaN : Number(plain);
  }

  function compare(a, b) {
    var x = number(a), y = number(b);
    return isNaN(x) || isNaN(y) ? a.localeCompare(b) : x - y;
  }

  function sort(table, heading) {
    var column = Array.from(heading.parentNode.cells).indexOf(heading);
    var up = heading.getAttribute('aria-sort') !== 'ascending';
    var body = table.tBodies[0];
    var rows = Array.from(body.rows).sort(function (a, b) {
      var order = compare(a.cells[column].textContent.trim(), b.cells[column].textContent.trim());
      return up ? order : -order;
    });
    Array.from(heading.parentNode.cells).forEach(function (each) { each.removeAttribute('aria-sort'); });
    heading.setAttribute('aria-sort', up ? 'ascending' : 'descending');
    rows.forEach(function (row) { body.appendChild(row); });
  }

  document.querySelectorAll('.prose table').forEach(function (table) {
    if (!table.tHead || !table.tBodies.length || table.tBodies[0].rows.length < 2) { return; }
    Array.from(table.tHead.rows[0].cells).forEach(function (heading) {
      heading.dataset.sortable = '';
      heading.tabIndex = 0;
      heading.addEventListener('click', function () { sort(table, heading); });
      heading.addEventListener('keydown', function (event) {
        if (event.key === 'Enter') { sort(table, heading); }
      });
    });
  });

  addEventListener('beforeprint', function () {
    document.querySelectorAll('details.code').forEach(function (each) { each.open = true; });
  });
})();
