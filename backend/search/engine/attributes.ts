import { type RawBuilder, sql } from 'kysely';

/**
 * An attribute that can be filtered and counted by, and how SQL reads it from the rows being searched. A `shared` one
 * is the same for all skus of a product, which counts faster.
 */
export type Attribute = {
  type: 'text' | 'list' | 'flag' | 'number';
  expression: RawBuilder<unknown>;
  shared?: boolean;
};
export type Attributes = Readonly<Record<string, Attribute>>;

const text = (column: string): Attribute => ({ type: 'text', expression: sql.ref(column) });
const list = (column: string): Attribute => ({ type: 'list', expression: sql.ref(column) });
const flag = (column: string): Attribute => ({ type: 'flag', expression: sql.ref(column) });
const shared = (attribute: Attribute): Attribute => ({ ...attribute, shared: true });
const number = (expression: RawBuilder<unknown>): Attribute => ({ type: 'number', expression });

const euros = number(sql`price / 100.0`);

/** Attributes of products; prices are euros including VAT, `firstSoldOn` seconds since 1970. */
export const productAttributes: Attributes = {
  objectID: text('sku'),
  sku: text('sku'),
  parentSku: shared(text('product_sku')),
  brand: shared(text('brand')),
  categories: shared(list('categories')),
  storeAvailability: list('stores'),
  labels: shared(list('labels')),
  _tags: shared(list('labels')),
  inStock: flag('in_stock'),
  discounted: flag('discounted'),
  outlet: flag('outlet'),
  price: euros,
  'finalPrice.inclTax': euros,
  discountPercent: number(sql`discount`),
  productLine: number(sql`product_line`),
  popularity: number(sql`popularity`),
  firstSoldOn: number(sql`extract(epoch from first_sold_on)`),
};

const field = (name: string): Attribute => ({ type: 'text', expression: sql`hit->>${sql.lit(name)}` });

/** Attributes of categories, pages and articles: fields of their hits. */
export const contentAttributes: Attributes = {
  objectID: text('id'),
  id: field('id'),
  path: field('path'),
  parentId: field('parentId'),
  parentName: field('parentName'),
  slug: field('slug'),
  isIncludedInMenu: { type: 'flag', expression: sql`(hit->>'isIncludedInMenu')::boolean` },
  popular: { type: 'flag', expression: sql`(hit->>'popular')::boolean` },
  level: number(sql`(hit->>'level')::int`),
};

export const sparePartAttributes: Attributes = {
  objectID: text('sku'),
  sku: text('sku'),
  productCode: text('product_code'),
  supplierNumber: text('supplier_number'),
  supplier: text('supplier'),
  group: text('product_group'),
  price: number(sql`price_cents / 100.0`),
};
