import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';

const BATCH = 1000;
const LINE_IN_CELL = '\u2028';
const MIDNIGHT = 'T00:00:00.000Z';

/** A cell as the formats of imports write it: days and times as ISO, numbers with a point. */
function text(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell).replaceAll(/\r\n?|\n/g, LINE_IN_CELL);
  const iso = cell.toISOString();
  // a time of a sheet has no zone
  return iso.endsWith(MIDNIGHT) ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}

const quoted = (cell: string) => (/[";]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const rows = await readSheet(String(workerData));
for (let from = 0; from < rows.length; from += BATCH) {
  const lines = rows.slice(from, from + BATCH).map((row) => row.map((cell) => quoted(text(cell))).join(';'));
  parentPort?.postMessage(`${lines.join('\n')}\n`);
}
parentPort?.postMessage(null);
