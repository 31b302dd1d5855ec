/** Rows of the page's list: elements with `data-row`, each with a link that opens it and perhaps a box that selects it. */
const rowsOf = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.checkVisibility());

const current = (rows: HTMLElement[]): number =>
  rows.findIndex((row) => row.contains(document.activeElement) || row.classList.contains('on'));

/** Moves the focus to the link of the next (1) or previous (-1) row. False without rows. */
export function stepRow(by: 1 | -1): boolean {
  const rows = rowsOf();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const from = at >= 0 ? at : current(rows);
  const next = rows[Math.min(Math.max(from + by, 0), rows.length - 1)];
  const link = next?.querySelector<HTMLElement>('[data-open], a[href]');
  if (!next || !link) return false;
  link.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Selects the focused row, or all up to it from the last selected one. False without such a row. */
export function selectRow(extend: boolean): boolean {
  const rows = rowsOf();
  const at = current(rows);
  const boxes = rows.map((row) => row.querySelector<HTMLInputElement>('input[type=checkbox]'));
  const box = boxes[at];
  if (!box) return false;
  const last = boxes.findLastIndex((one, i) => i < at && one?.checked);
  const range = extend && last >= 0 ? boxes.slice(last, at + 1) : [box];
  for (const one of range) if (one && (one === box || !one.checked)) one.click();
  return true;
}
