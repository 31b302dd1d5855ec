import type { Locale } from '#domain/base/locale.ts';
import { INK, letterhead, MUTED, newPaper, PAGE, pageFeet, startPageUnless, WIDTH } from './paper.ts';
import { drawCard, type PdfCard } from './pdf-card.ts';
import { drawFacts, type PdfFact } from './pdf-facts.ts';
import { drawRow, drawTable, type PdfCell, type PdfColumn } from './pdf-table.ts';
import { writable } from './writable.ts';

export type { PdfFact } from './pdf-facts.ts';
export type { PdfCell, PdfColumn } from './pdf-table.ts';

/** A sum under a table; the strong one is the total. */
export type PdfSum = { label: string; value: string; strong?: boolean };

/** Writes a document from top to bottom with automatic page breaks. */
export type Pdf = {
  /** Level 1 is the document's title, which already exists. */
  heading(text: string): void;
  /** A paragraph; `\n` breaks lines. */
  text(text: string, how?: { muted?: boolean; small?: boolean }): void;
  /** Two columns. */
  facts(facts: PdfFact[]): void;
  table(columns: PdfColumn[], rows: PdfCell[][]): void;
  totals(sums: PdfSum[]): void;
  /** A drawn card, e.g. a gift card. */
  card(card: PdfCard): void;
  finish(): Promise<Uint8Array>;
};

/**
 * Creates an A4 document with letterhead and title, tagged for screen readers in the given language. `madeAt` is the creation
 * time in its properties.
 */
export async function createPdf(about: { title: string; lang: Locale; madeAt: Date }): Promise<Pdf> {
  const { title, lang, madeAt } = about;
  const doc = await newPaper({ title, lang, madeAt });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const root = doc.struct('Document');
  doc.addStructure(root);
  letterhead(doc);

  function block(tag: string, text: string, { bold = false, size = 10, colour = INK, before = 0, after = 6 } = {}) {
    doc.font(bold ? 'bold' : 'regular').fontSize(size);
    doc.x = PAGE.margin;
    doc.y += before;
    const shown = writable(text);
    // keeps a heading with the following text
    const needs = bold ? doc.heightOfString(shown, { width: WIDTH }) + 48 : doc.currentLineHeight();
    startPageUnless(doc, needs);
    const element = doc.struct(tag, {}, () => {
      doc.fillColor(colour).text(shown, PAGE.margin, doc.y, { width: WIDTH, lineGap: 2 });
    });
    root.add(element);
    element.end();
    doc.y += after;
  }

  block('H1', title, { bold: true, size: 18, after: 10 });

  return {
    heading: (text) => block('H2', text, { bold: true, size: 12, before: 12, after: 4 }),
    text: (text, { muted = false, small = false } = {}) =>
      block('P', text, { colour: muted ? MUTED : INK, size: small ? 8.5 : 10 }),
    facts: (facts) => drawFacts(doc, root, facts),
    card: (card) => drawCard(doc, root, card),
    table: (columns, rows) => drawTable(doc, root, columns, rows),
    totals(sums) {
      const columns: PdfColumn[] = [
        { title: '', align: 'right' },
        { title: '', align: 'right', width: 96 },
      ];
      const table = doc.struct('Table');
      root.add(table);
      for (const { label, value, strong } of sums)
        drawRow(doc, table, columns, [label, value], { strong, headed: true });
      table.end();
      doc.y += 6;
    },
    finish() {
      root.end();
      pageFeet(doc, writable(title));
      const done = new Promise<Uint8Array>((resolve, reject) => {
        doc.on('end', () => resolve(Buffer.concat(chunks)));
        doc.on('error', reject);
      });
      doc.end();
      return done;
    },
  };
}
