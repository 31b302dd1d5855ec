import { isOneOf } from '#domain/base/records.ts';

/** Where a product is: on sale in the shop, being made, or taken out of it. */
export const productStates = ['published', 'draft', 'archived'] as const;
export type ProductState = (typeof productStates)[number];
export type DraftState = Exclude<ProductState, 'published'>;

/** What staff look for among products. `few`: one or two pieces of some sku are left in all stores together. */
export const productLacks = ['picture', 'price', 'fitment', 'english', 'few', 'reduced'] as const;
export type ProductLack = (typeof productLacks)[number];

/** What the list of products shows, as its address holds it. */
export type ProductListQuery = {
  /** Words of the name or brand, or a sku or EAN; ''. */
  text: string;
  state: ProductState | null;
  lacks: ProductLack[];
  brand: string | null;
  /** Path of a category; its subtree counts. */
  category: string | null;
};

/** Reads the query of a list from an address; what it does not know is left out. */
export function readProductList(params: URLSearchParams): ProductListQuery {
  const text = (name: string) => params.get(name)?.trim().slice(0, 200) || null;
  const state = text('state');
  return {
    text: text('q')?.slice(0, 100) ?? '',
    state: state !== null && isOneOf(productStates, state) ? state : null,
    lacks: productLacks.filter((lack) => params.get(lack) === '1'),
    brand: text('brand'),
    category: text('category'),
  };
}

/** A query without filters. */
export const allProducts: ProductListQuery = readProductList(new URLSearchParams());
