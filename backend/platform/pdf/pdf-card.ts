import * as brandColours from '#domain/base/brand-colours.ts';
import { decoration, PAGE, type Paper } from './paper.ts';
import { writable } from './writable.ts';

/** A card of the size of a bank card, twice as large. */
export type PdfCard = { title: string; large: string; code: string; note: string };

const [WIDTH, HEIGHT, RADIUS, PADDING] = [340, 214, 16, 24];

/** Draws a card in the shop's colours at the current line. */
export function drawCard(doc: Paper, root: PDFKit.PDFStructureElement, card: PdfCard): void {
  const [x, y] = [PAGE.margin, doc.y + 6];
  decoration(doc, () => {
    doc.roundedRect(x, y, WIDTH, HEIGHT, RADIUS).fill(brandColours.chrome.light);
    doc
      .circle(x + WIDTH - 56, y + 56, 28)
      .lineWidth(6)
      .stroke(brandColours.brand.dark);
  });
  const line = (text: string, top: number, size: number, font: 'regular' | 'bold') => {
    const element = doc.struct('P', {}, () => {
      doc
        .font(font)
        .fontSize(size)
        .fillColor(brandColours.onChrome.light)
        .text(writable(text), x + PADDING, y + top, { width: WIDTH - 2 * PADDING, lineBreak: false });
    });
    root.add(element);
    element.end();
  };
  line(card.title, PADDING, 16, 'bold');
  line(card.large, 84, 34, 'bold');
  line(card.code, 142, 17, 'bold');
  line(card.note, 174, 10, 'regular');
  doc.x = PAGE.margin;
  doc.y = y + HEIGHT + 12;
}
