import { readFileSync } from 'node:fs';
import * as brandColours from '#domain/base/brand-colours.ts';
import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';

/** A4 and its margins in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, foot: 64 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;

export const INK: string = brandColours.text.light;
export const MUTED: string = brandColours.muted.light;
const LINE = brandColours.line.light;

const read = (name: string) => readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
let fonts: { regular: Buffer; bold: Buffer } | null = null;

export type Paper = PDFKit.PDFDocument;

/** Gives a document the shop's fonts, by the names `regular` and `bold`. */
export function registerFonts(doc: Paper): void {
  fonts ??= { regular: read('archivo-regular'), bold: read('archivo-bold') };
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('bold', fonts.bold);
}

/** Creates a tagged document with language and title; pages are buffered, so that the footer can number them. */
export async function newPaper(about: { title: string; lang: Locale; madeAt: Date }): Promise<Paper> {
  const { title, lang, madeAt } = about;
  // loaded on use: two megabytes that most processes never need
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: PAGE.foot },
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: shop.company, Creator: shop.name, CreationDate: madeAt },
  });
  registerFonts(doc);
  doc.font('regular').fontSize(10).fillColor(INK);
  return doc;
}

/** Begins a new page if less than `height` is left; returns whether it did. */
export function startPageUnless(doc: Paper, height: number): boolean {
  if (doc.y + height <= PAGE.height - PAGE.foot) return false;
  doc.addPage();
  return true;
}

/** Draws decoration as an artifact, which screen readers skip. */
export function decoration(doc: Paper, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Draws a thin line over the whole width. */
export const rule = (doc: Paper, y: number): void =>
  decoration(doc, () => {
    doc
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.margin + WIDTH, y)
      .lineWidth(0.5)
      .stroke(LINE);
  });

/** Draws the letterhead: mark, name and company. */
export function letterhead(doc: Paper): void {
  decoration(doc, () => {
    doc.save().translate(PAGE.margin, PAGE.margin).scale(0.8).lineWidth(3.5).lineCap('round');
    for (const path of shop.mark) doc.path(path).stroke(brandColours.brand.light);
    doc.restore();
    doc
      .font('bold')
      .fontSize(20)
      .fillColor(brandColours.brand.light)
      .text(shop.name, PAGE.margin + (shop.mark.length > 0 ? 42 : 0), PAGE.margin, { lineBreak: false });
    const facts = [
      `${shop.company}, ${shop.businessId}`,
      `${shop.street}, ${shop.postcode} ${shop.city}`,
      `${shop.phone} · ${shop.email}`,
    ];
    doc.font('regular').fontSize(8.5).fillColor(MUTED);
    doc.text(facts.join('\n'), PAGE.margin, PAGE.margin, { width: WIDTH, align: 'right', lineGap: 1.5 });
  });
  doc.x = PAGE.margin;
  doc.y = PAGE.margin + 64;
}

/** Draws the footer of every page: shop and page number. */
export function pageFeet(doc: Paper, title: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index);
    // text in the margin would begin a new page
    doc.page.margins.bottom = 0;
    const y = PAGE.height - 40;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('regular').fontSize(8.5).fillColor(MUTED);
    doc.text(title, PAGE.margin, y, { lineBreak: false });
    doc.text(`${index + 1} / ${count}`, PAGE.margin, y, { width: WIDTH, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}
