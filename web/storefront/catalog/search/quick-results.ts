import type { Sku } from '#domain/base/ids.ts';
import type { SaleMode } from '#domain/catalog/products/product.ts';

type Highlight = { value: string };

/** Hits as the index returns them; prices in euros. */
export type QuickProduct = {
  objectID: string;
  sku: Sku;
  slug: string;
  name: { default: string; variation?: string };
  defaultImage?: { url: string } | null;
  price?: { inclTax: number | null } | null;
  finalPrice?: { inclTax: number } | null;
  pricedFrom?: string | null;
  saleMode?: SaleMode;
  variationPrices?: { lowest: number | null; highest: number | null };
  /** Percent. */
  vatRate?: number | null;
  _highlightResult?: { name?: { default?: Highlight } };
};
export type QuickCategory = {
  objectID: string;
  name: string;
  path: string;
  breadcrumb: { slug: string; value: string }[];
  _highlightResult?: { name?: Highlight };
};
export type QuickPage = {
  objectID: string;
  parentName: string;
  name: string;
  path: string;
  url: string;
  _highlightResult?: { name?: Highlight };
};
export type QuickArticle = {
  objectID: string;
  title: string;
  slug: string;
  date: string | null;
  _highlightResult?: { title?: Highlight };
};
export type QuickPart = {
  objectID: string;
  sku: Sku;
  name: { default: string };
  supplier: string;
  _highlightResult?: { name?: { default?: Highlight } };
};

export type QuickResults = {
  query: string;
  products: QuickProduct[];
  categories: QuickCategory[];
  pages: QuickPage[];
  articles: QuickArticle[];
  parts: QuickPart[];
};
