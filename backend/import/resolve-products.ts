import { isDeepStrictEqual } from 'node:util';
import { optionProblems } from './check-options.ts';
import { priceProblems } from './check-price.ts';
import { ownFields, type ProductRow, productFields } from './format.ts';
import { alreadyAt, type Place, type Problems } from './problems.ts';
import type { Line } from './reading/read-rows.ts';

/** A product page with its sellable rows, inheritance done. A product without choices is its own only variant. */
export type ResolvedProduct = { page: Line<ProductRow>; variants: Line<ProductRow>[] };

/** What the rows are checked against besides themselves. */
export type Known = {
  categoryPaths: ReadonlySet<string>;
  shippingMethods: ReadonlySet<string>;
  /** Local day a known product was first sold, by sku. */
  firstSoldOn: ReadonlyMap<string, string>;
  today: string;
};

export const PRODUCTS = 'products';

const REQUIRED = ['slug', 'name', 'brand', 'categories', 'shippingClass'] as const;
const keys = <T extends object>(fields: T) => Object.keys(fields) as (keyof T)[];

/** The row with what it leaves out taken from the parent. An own price drops the parent's reduction with its price. */
function inherit(child: ProductRow, parent: ProductRow): ProductRow {
  const merged = { ...parent, ...child };
  for (const field of keys(ownFields)) if (child[field] === undefined) delete merged[field];
  // pictures of the product page are not copied to every sku
  if (child.images === undefined) delete merged.images;
  if (child.price !== undefined)
    for (const field of ['salePrice', 'lowest30', 'saleStartsAt', 'saleEndsAt', 'priceRuleId'] as const)
      if (child[field] === undefined) delete merged[field];
  return merged;
}

/** Groups the rows into products, inherits, and notes everything that does not hold together. */
export function resolveProducts(rows: readonly Line<ProductRow>[], known: Known, problems: Problems) {
  const wrong = ({ file, line }: Place, field: string, reason: string) => problems.add({ file, line, field, reason });
  const bySku = new Map<string, Line<ProductRow>>();
  for (const entry of rows) {
    const first = bySku.get(entry.row.sku);
    if (first) wrong(entry, 'sku', alreadyAt(first, entry));
    else bySku.set(entry.row.sku, entry);
  }
  const childrenOf = new Map<string, Line<ProductRow>[]>();
  for (const entry of bySku.values()) {
    const { parentSku } = entry.row;
    if (parentSku === undefined) continue;
    const parent = bySku.get(parentSku);
    if (!parent) wrong(entry, 'parentSku', `${parentSku} is no row of this file`);
    else if (parent.row.parentSku !== undefined) wrong(entry, 'parentSku', `${parentSku} has a parent itself`);
    else childrenOf.set(parentSku, [...(childrenOf.get(parentSku) ?? []), entry]);
  }

  const slugs = new Map<string, Place>();
  const products: ResolvedProduct[] = [];
  for (const page of bySku.values()) {
    if (page.row.parentSku !== undefined) continue;
    checkPage(page);
    const children = childrenOf.get(page.row.sku);
    if (children) checkParent(page);
    for (const child of children ?? []) checkRepeats(child, page);
    const variants = children?.map((child) => ({ ...child, row: inherit(child.row, page.row) })) ?? [page];
    checkVariants(page, variants);
    products.push({ page, variants });
  }
  return products;

  function checkPage(page: Line<ProductRow>) {
    const { row } = page;
    for (const field of REQUIRED) if (row[field] === undefined) wrong(page, field, 'is missing');
    for (const [i, path] of (row.categories ?? []).entries())
      if (!known.categoryPaths.has(path)) wrong(page, `categories.${i}`, `${path} is no category`);
    for (const [i, method] of (row.shippingMethods ?? []).entries())
      if (!known.shippingMethods.has(method)) wrong(page, `shippingMethods.${i}`, `${method} is no delivery method`);
    if (row.slug === undefined) return;
    const taken = slugs.get(row.slug);
    if (taken !== undefined) wrong(page, 'slug', alreadyAt(taken, page));
    slugs.set(row.slug, page);
  }

  function checkParent(page: Line<ProductRow>) {
    for (const field of keys(ownFields))
      if (page.row[field] !== undefined)
        wrong(page, field, 'belongs on the variant rows: a parent row is not sold itself');
  }

  function checkRepeats(child: Line<ProductRow>, page: Line<ProductRow>) {
    const { row } = child;
    for (const field of keys(productFields))
      if (row[field] !== undefined && !isDeepStrictEqual(row[field], page.row[field]))
        wrong(child, field, `belongs on the parent row (line ${page.line})`);
  }

  function checkVariants(page: Line<ProductRow>, variants: readonly Line<ProductRow>[]) {
    const firstSoldOn = page.row.firstSoldOn ?? known.firstSoldOn.get(page.row.sku) ?? known.today;
    for (const variant of variants)
      for (const { field, reason } of priceProblems(variant.row, firstSoldOn, known.today))
        wrong(variant, field, reason);
    for (const { at, field, reason } of optionProblems(page, variants)) wrong(at, field, reason);
  }
}
