import type { z } from 'zod';
import * as format from '../format.ts';

export type PartDoc = {
  /** File name without `.jsonl` or `.csv`. */
  name: string;
  schema: z.ZodType;
  /** One sentence on what the rows are. */
  about: string;
  /** What happens to items that the file does not contain. */
  leftOut: string;
};

/** Every row file of a catalog folder, in the order of the documentation. */
export const partDocs: PartDoc[] = [
  {
    name: 'categories',
    schema: format.categoryRow,
    about: 'The category tree, brands under `brandit`.',
    leftOut: 'is removed',
  },
  {
    name: 'products',
    schema: format.productRow,
    about: 'Products: one row, or a parent row and one row for each sellable sku.',
    leftOut: 'is removed',
  },
  { name: 'stock', schema: format.stockRow, about: 'Pieces on the shelves of a sku.', leftOut: 'stays' },
  {
    name: 'prices',
    schema: format.priceRow,
    about: 'Prices of a sku from now on: regular prices and reductions, each from a moment on.',
    leftOut: 'stays; of a sku that has rows, reductions and coming prices not named are dropped',
  },
  {
    name: 'price-history',
    schema: format.priceHistoryRow,
    about: 'Prices of the time before the shop recorded the sku itself.',
    leftOut: 'stays',
  },
  {
    name: 'fitment',
    schema: format.fitmentRow,
    about: 'Vehicles and machines that products and spare parts fit.',
    leftOut: 'is removed',
  },
  {
    name: 'diagrams',
    schema: format.diagramRow,
    about: 'Exploded views of machines with the spare parts that the numbers of a drawing stand for.',
    leftOut: 'is removed',
  },
  {
    name: 'redirects',
    schema: format.redirectRow,
    about: 'Old addresses and where they lead.',
    leftOut: 'is removed',
  },
  {
    name: 'spare-parts',
    schema: format.sparePartRow,
    about: 'Spare parts of the price files, with the names those files use.',
    leftOut: 'is removed',
  },
];

const ABOUT_DELTAS: Partial<Record<string, string>> = {
  products:
    'Changes of products. A row of a known sku is a JSON merge patch (RFC 7396): it changes the fields it names, and `null` ' +
    `clears one. A row of a new product must have ${format.requiredPageFields.join(', ')}.`,
};

/** Delta files: only the named rows change, and `remove` deletes one. */
export const deltaDocs: PartDoc[] = [
  ['categories', format.categoryDeltaRow] as const,
  ['products', format.productDeltaRow] as const,
  ['fitment', format.fitmentDeltaRow] as const,
  ['diagrams', format.diagramDeltaRow] as const,
  ['redirects', format.redirectDeltaRow] as const,
  ['spare-parts', format.sparePartDeltaRow] as const,
].map(([name, schema]) => ({
  name: `${name}.delta`,
  schema,
  about: ABOUT_DELTAS[name] ?? `Changes of ${name}: the rows named here change, the others stay.`,
  leftOut: 'stays',
}));
