import type { Locale } from '#domain/base/locale.ts';
import { registerFonts } from './paper.ts';
import { writable } from './writable.ts';

/** 100 × 150 mm in points, the size that label printers and carriers use. */
const WIDTH = 283.46;
const HEIGHT = 425.2;
const MARGIN = 17;

/** What a label shows, from top to bottom. `code` is drawn as Code 128 with its text. */
export type AddressCard = {
  title: string;
  subtitle: string;
  from: readonly string[];
  to: readonly string[];
  notes: readonly string[];
  code: string;
  lang: Locale;
};

/** Draws an address label of 100 × 150 mm. */
export async function drawAddressCard(card: AddressCard): Promise<Uint8Array> {
  // loaded on use: few processes draw labels
  const [{ default: PDFDocument }, { toBuffer }] = await Promise.all([import('pdfkit'), import('@bwip-js/node')]);
  const doc = new PDFDocument({ size: [WIDTH, HEIGHT], margin: MARGIN, lang: card.lang, info: { Title: card.title } });
  registerFonts(doc);
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const rule = (y: number) =>
    doc
      .moveTo(MARGIN, y)
      .lineTo(WIDTH - MARGIN, y)
      .lineWidth(0.75)
      .stroke();
  const lines = (texts: readonly string[], size: number, font: 'regular' | 'bold') => {
    doc.font(font).fontSize(size);
    for (const text of texts) doc.text(writable(text), { width: WIDTH - 2 * MARGIN });
  };
  lines([card.title], 16, 'bold');
  lines([card.subtitle], 10, 'regular');
  rule(doc.y + 4);
  doc.y += 10;
  lines(card.from, 8.5, 'regular');
  rule(doc.y + 4);
  doc.y += 12;
  lines(card.to.slice(0, 1), 15, 'bold');
  lines(card.to.slice(1), 14, 'regular');
  doc.y += 8;
  lines(card.notes, 10, 'bold');
  const barcode = await toBuffer({ bcid: 'code128', text: card.code, scale: 4, height: 18, includetext: false });
  doc.image(barcode, MARGIN, HEIGHT - 96, { fit: [WIDTH - 2 * MARGIN, 60], align: 'center' });
  doc
    .font('bold')
    .fontSize(11)
    .text(card.code, MARGIN, HEIGHT - 32, { width: WIDTH - 2 * MARGIN, align: 'center' });
  doc.end();
  return done;
}
