import { type RawBuilder, sql } from 'kysely';
import { readVehicle } from '#domain/catalog/fitment/fitment.ts';

/**
 * An attribute for filters and facets, and the SQL that reads it. A `shared` one has the same value for all skus of a
 * product, which is faster to count.
 */
export type Attribute =
  | { type: 'text' | 'list' | 'flag' | 'number'; expression: RawBuilder<unknown>; shared?: boolean }
  /** For filters only. */
  | { type: 'test'; test: (value: string) => RawBuilder<unknown> };
export type Attributes = Readonly<Record<string, Attribute>>;

type Column = Exclude<Attribute, { type: 'test' }>;

const text = (column: string): Column => ({ type: 'text', expression: sql.ref(column) });
const list = (column: string): Column => ({ type: 'list', expression: sql.ref(column) });
const flag = (column: string): Column => ({ type: 'flag', expression: sql.ref(column) });
const shared = (attribute: Column): Attribute => ({ ...attribute, shared: true });
const number = (expression: RawBuilder<unknown>): Column => ({ type: 'number', expression });

const euros = number(sql`price / 100.0`);

/** Fitment rows of a vehicle, with or without a note. */
export function fits(text: string): RawBuilder<unknown> {
  const vehicle = readVehicle(text);
  if (!vehicle) return sql`false`;
  const { make, model, year } = vehicle;
  const ofYear = year === null ? sql`true` : sql`${year}::int between year_from and year_to`;
  return sql`(lower(make) = lower(${make}) and lower(model) = lower(${model}) and ${ofYear})`;
}

/** Attributes of products; prices are euros including VAT, `firstSoldOn` seconds since 1970. */
export const productAttributes: Attributes = {
  objectID: text('sku'),
  sku: text('sku'),
  parentSku: shared(text('product_sku')),
  brand: shared(text('brand')),
  categories: shared(list('categories')),
  /** Named as in the hosted records, where `categories` holds objects. */
  categoryPaths: shared(list('categories')),
  storeAvailability: list('stores'),
  /** Keys `code:value` of the sku's attributes and variation options, see search_attribute. */
  attributes: list('attributes'),
  vehicle: {
    type: 'test',
    test: (vehicle) => sql`product_sku in (select fitment.product_sku from fitment where ${fits(vehicle)})`,
  },
  labels: shared(list('labels')),
  _tags: shared(list('labels')),
  inStock: flag('in_stock'),
  discounted: flag('discounted'),
  outlet: flag('outlet'),
  used: shared({ type: 'flag', expression: sql`(used_year is not null)` }),
  usedYear: shared(number(sql`used_year`)),
  price: euros,
  'finalPrice.inclTax': euros,
  discountPercent: number(sql`discount`),
  productLine: number(sql`product_line`),
  popularity: number(sql`popularity`),
  firstSoldOn: number(sql`extract(epoch from first_sold_on)`),
};

const field = (name: string): Column => ({ type: 'text', expression: sql`hit->>${sql.lit(name)}` });

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

const partSku: Attribute = { type: 'text', expression: sql`(product_code || '@' || supplier_number)` };

export const sparePartAttributes: Attributes = {
  objectID: partSku,
  sku: partSku,
  productCode: text('product_code'),
  supplierNumber: text('supplier_number'),
  supplier: text('supplier'),
  group: text('product_group'),
  price: number(sql`price_cents / 100.0`),
};
