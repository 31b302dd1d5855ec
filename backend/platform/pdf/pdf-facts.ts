import { INK, MUTED, PAGE, type Paper, startPageUnless, WIDTH } from './paper.ts';
import { writable } from './writable.ts';

/** A label and its lines. */
export type PdfFact = { title: string; lines: string[] };

const GAP = 24;
const LABEL = 13;

/** Draws facts in two columns. */
export function drawFacts(doc: Paper, root: PDFKit.PDFStructureElement, facts: readonly PdfFact[]): void {
  for (let i = 0; i < facts.length; i += 2) drawPair(doc, root, facts.slice(i, i + 2));
}

function drawPair(doc: Paper, root: PDFKit.PDFStructureElement, facts: readonly PdfFact[]): void {
  const width = (WIDTH - GAP) / 2;
  const texts = facts.map(({ title, lines }) => ({ title: writable(title), text: writable(lines.join('\n')) }));
  doc.font('regular').fontSize(10);
  const height = Math.max(...texts.map(({ text }) => doc.heightOfString(text, { width, lineGap: 2 }))) + LABEL;
  startPageUnless(doc, height);
  const top = doc.y;
  texts.forEach(({ title, text }, index) => {
    const x = PAGE.margin + index * (width + GAP);
    const element = doc.struct('P', {}, () => {
      doc.font('regular').fontSize(8.5).fillColor(MUTED).text(title, x, top, { width });
      doc
        .fontSize(10)
        .fillColor(INK)
        .text(text, x, top + LABEL, { width, lineGap: 2 });
    });
    root.add(element);
    element.end();
  });
  doc.x = PAGE.margin;
  doc.y = top + height + 8;
}
