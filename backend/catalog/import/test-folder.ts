import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { entriesOf } from '#domain/base/records.ts';

type Row = Record<string, unknown> | string;
export type FolderContent = {
  categories?: Row[];
  products?: Row[];
  stock?: Row[];
  spareParts?: Row[];
  prices?: Row[];
  priceHistory?: Row[];
  fitment?: Row[];
  diagrams?: Row[];
  redirects?: Row[];
  categoriesDelta?: Row[];
  productsDelta?: Row[];
  sparePartsDelta?: Row[];
  fitmentDelta?: Row[];
  diagramsDelta?: Row[];
  redirectsDelta?: Row[];
  /** File names, all with the same drawing, or their content by name. */
  drawings?: string[] | Record<string, string>;
  pictures?: string[];
  documents?: string[];
};

const files = {
  categories: 'categories.jsonl',
  products: 'products.jsonl',
  stock: 'stock.jsonl',
  spareParts: 'spare-parts.jsonl',
  prices: 'prices.jsonl',
  priceHistory: 'price-history.jsonl',
  fitment: 'fitment.jsonl',
  diagrams: 'diagrams.jsonl',
  redirects: 'redirects.jsonl',
  categoriesDelta: 'categories.delta.jsonl',
  productsDelta: 'products.delta.jsonl',
  sparePartsDelta: 'spare-parts.delta.jsonl',
  fitmentDelta: 'fitment.delta.jsonl',
  diagramsDelta: 'diagrams.delta.jsonl',
  redirectsDelta: 'redirects.delta.jsonl',
};

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="var(--body, #888888)" d="M0 0h9v9z"/></svg>';

/** A catalog folder for one test; a text among the rows is written unchanged. */
export async function catalogFolder(content: FolderContent): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tieva-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [part, file] of entriesOf(files)) {
    const rows = content[part];
    if (!rows) continue;
    const lines = rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row)));
    await writeFile(join(folder, file), `${lines.join('\n')}\n`);
  }
  await mkdir(join(folder, 'documents'));
  for (const name of content.documents ?? []) await writeFile(join(folder, 'documents', name), '%PDF-1.4 ohje');
  const drawings = Array.isArray(content.drawings)
    ? Object.fromEntries(content.drawings.map((name) => [name, SVG]))
    : content.drawings;
  await mkdir(join(folder, 'drawings'));
  for (const [name, svg] of Object.entries(drawings ?? {})) await writeFile(join(folder, 'drawings', name), svg);
  await mkdir(join(folder, 'pictures'));
  for (const name of content.pictures ?? ['kelkka.svg']) await writeFile(join(folder, 'pictures', name), SVG);
  return folder;
}

export const categories = [
  { path: 'ajovarusteet', name: { fi: 'Ajovarusteet', en: 'Riding gear' }, isIncludedInMenu: true },
  { path: 'ajovarusteet/kyparat', name: { fi: 'Kypärät' }, description: { fi: 'Päähän.' } },
  { path: 'brandit', name: { fi: 'Brändit', en: 'Brands' }, sortOrder: 9 },
  { path: 'brandit/pohja', name: { fi: 'Pohja' }, popular: true },
];

export const saw = {
  sku: 'SAHA',
  slug: 'saha',
  name: { fi: 'Saha', en: 'Saw' },
  brand: 'Pohja',
  categories: ['ajovarusteet'],
  shippingClass: 'parcel',
  price: 125.5,
  stock: { oulu: 3, ranua: 1 },
  firstSoldOn: '2026-11-01',
};

export const helmet = {
  sku: 'KYP',
  slug: 'kypara',
  name: { fi: 'Kypärä' },
  brand: 'Pohja',
  categories: ['ajovarusteet/kyparat'],
  shippingClass: 'parcel',
  price: 189,
  popularity: 50,
  firstSoldOn: '2026-01-01',
  images: [
    { file: 'kelkka.svg', shotAngle: 'miljöö', alt: { fi: 'Metsässä' } },
    { file: 'kelkka.svg', alt: { fi: 'Kypärä', en: 'Helmet' }, colours: { body: '#112233' } },
  ],
  selectableVariationAttributes: [
    {
      code: 'koko',
      label: { fi: 'Koko', en: 'Size' },
      values: [
        { code: 'm', label: { fi: 'M' } },
        { code: 'l', label: { fi: 'L' } },
      ],
    },
  ],
};
export const helmetM = {
  sku: 'KYP-M',
  parentSku: 'KYP',
  variationName: { fi: 'M' },
  variationOptions: { koko: 'm' },
  stock: { oulu: 2 },
};
export const helmetL = {
  sku: 'KYP-L',
  parentSku: 'KYP',
  variationName: { fi: 'L' },
  variationOptions: { koko: 'l' },
  salePrice: 149,
  lowest30: 179,
  saleEndsAt: '2026-12-24T23:59:59+02:00',
  productLine: 2,
  backorder: true,
};
export const products: Row[] = [saw, helmet, helmetM, helmetL];
