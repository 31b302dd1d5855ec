import { type ProductListQuery, readProductList } from '#domain/catalog/products/product-list.ts';
import type fi from '#web/messages/admin/fi/products.ts';

type Texts = keyof typeof fi;

/** The views that every person has, as tabs: queries of the list's address. */
export const views: readonly { text: Extract<Texts, `view.${string}`>; query: string }[] = [
  { text: 'view.all', query: '' },
  { text: 'view.reduced', query: 'reduced=1' },
  { text: 'view.few', query: 'few=1' },
  { text: 'view.picture', query: 'picture=1' },
  { text: 'view.price', query: 'price=1' },
  { text: 'view.english', query: 'english=1' },
  { text: 'view.draft', query: 'state=draft' },
  { text: 'view.archived', query: 'state=archived' },
];

/** Columns beside the name, in the order of the table; a name in the address chooses them. */
export const columns: readonly Column[] = [
  'sku',
  'brand',
  'category',
  'state',
  'variants',
  'pictures',
  'updated',
  'stock',
  'threshold',
  'price',
  'margin',
];
export type Column =
  | 'sku'
  | 'brand'
  | 'category'
  | 'state'
  | 'variants'
  | 'pictures'
  | 'updated'
  | 'stock'
  | 'threshold'
  | 'price'
  | 'margin';

const USUAL: readonly Column[] = ['sku', 'brand', 'category', 'state', 'stock', 'price'];

/** The columns of an address (`columns=sku,price`); the usual ones without it. */
export function columnsOf(params: URLSearchParams): readonly Column[] {
  const named = params.getAll('columns').flatMap((value) => value.split(','));
  return named.length > 0 ? columns.filter((column) => named.includes(column)) : USUAL;
}

export const queryOf = (query: string): ProductListQuery => readProductList(new URLSearchParams(query));
