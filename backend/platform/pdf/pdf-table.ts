import { decoration, INK, MUTED, PAGE, type Paper, rule, startPageUnless, WIDTH } from './paper.ts';
import { writable } from './writable.ts';

/** `width` in points; columns without one share the rest. */
export type PdfColumn = { title: string; align?: 'left' | 'right'; width?: number };
/** A text with a small note below. */
export type PdfCell = string | { text: string; note: string };

type Element = PDFKit.PDFStructureElement;
type RowLook = { strong?: boolean | undefined; headed?: boolean };

const PAD = 5;
const GAP = 12;
const SMALL = 8.5;

function placed(columns: readonly PdfColumn[]): { x: number; width: number }[] {
  const open = columns.filter(({ width }) => width === undefined).length;
  const given = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const rest = (WIDTH - given - GAP * (columns.length - 1)) / Math.max(1, open);
  let x: number = PAGE.margin;
  return columns.map(({ width = rest }) => {
    const place = { x, width };
    x += width + GAP;
    return place;
  });
}

const parts = (cell: PdfCell) =>
  typeof cell === 'string'
    ? { text: writable(cell), note: '' }
    : { text: writable(cell.text), note: writable(cell.note) };

/** Draws a table whose header is repeated on every page. */
export function drawTable(doc: Paper, root: Element, columns: PdfColumn[], rows: PdfCell[][]): void {
  const table = doc.struct('Table');
  root.add(table);
  const head = doc.struct('TR');
  table.add(head);
  drawHead(doc, columns, (draw) => {
    const cell = doc.struct('TH', {}, draw);
    head.add(cell);
    cell.end();
  });
  head.end();
  for (const row of rows)
    drawRow(doc, table, columns, row, {}, () => decoration(doc, () => drawHead(doc, columns, (draw) => draw())));
  table.end();
  doc.y += 4;
}

function drawHead(doc: Paper, columns: readonly PdfColumn[], cell: (draw: () => void) => void): void {
  startPageUnless(doc, 48);
  const top = doc.y;
  const places = placed(columns);
  columns.forEach(({ title, align = 'left' }, index) => {
    const { x, width } = places[index] ?? { x: PAGE.margin, width: WIDTH };
    cell(() => {
      doc.font('regular').fontSize(SMALL).fillColor(MUTED).text(writable(title), x, top, { width, align });
    });
  });
  doc.x = PAGE.margin;
  doc.y = top + SMALL + PAD + 3;
}

/** Draws a row with a line above; `onNewPage` draws the start of a page. With `headed` the first cell is a row header. */
export function drawRow(
  doc: Paper,
  table: Element,
  columns: readonly PdfColumn[],
  cells: readonly PdfCell[],
  { strong = false, headed = false }: RowLook = {},
  onNewPage: () => void = () => {},
): void {
  const places = placed(columns);
  const font = strong ? 'bold' : 'regular';
  const size = strong ? 11 : 10;
  const written = cells.map((cell, index) => {
    const { x, width } = places[index] ?? { x: PAGE.margin, width: WIDTH };
    const { text, note } = parts(cell);
    const textHeight = doc.font(font).fontSize(size).heightOfString(text, { width });
    const noteHeight = note ? doc.font('regular').fontSize(SMALL).heightOfString(note, { width }) + 1 : 0;
    return { text, note, x, width, textHeight, height: textHeight + noteHeight };
  });
  const height = Math.max(...written.map((cell) => cell.height)) + 2 * PAD;
  if (startPageUnless(doc, height)) onNewPage();
  const top = doc.y;
  if (!headed) rule(doc, top);
  const row = doc.struct('TR');
  table.add(row);
  written.forEach(({ text, note, x, width, textHeight }, index) => {
    const align = columns[index]?.align ?? 'left';
    const cell = doc.struct(headed && index === 0 ? 'TH' : 'TD', {}, () => {
      doc
        .font(font)
        .fontSize(size)
        .fillColor(INK)
        .text(text, x, top + PAD, { width, align, features: ['tnum', 'kern'] });
      if (note)
        doc
          .font('regular')
          .fontSize(SMALL)
          .fillColor(MUTED)
          .text(note, x, top + PAD + textHeight + 1, { width, align });
    });
    row.add(cell);
    cell.end();
  });
  row.end();
  doc.x = PAGE.margin;
  doc.y = top + (headed ? height - PAD : height);
}
