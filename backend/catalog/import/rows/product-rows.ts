import { isDeepStrictEqual } from 'node:util';
import { keysOf } from '#domain/base/records.ts';
import { ownFields, type ProductRow, productFields, requiredPageFields } from '../format.ts';
import type { Patch } from '../patches/staged-patches.ts';
import type { Place, Problems } from '../problems.ts';
import { hasLost, type Line } from '../reading/read-rows.ts';
import { kindProblems } from './check-kind.ts';
import { labelProblems } from './check-labels.ts';
import { optionProblems } from './check-options.ts';

/** A product page with its sellable rows after inheritance. A product without options is its own only variant. */
export type ResolvedProduct = { page: ProductLine; variants: ProductLine[] };

/** A row of a product; `patch`: it was completed from the shop. */
export type ProductLine = Line<ProductRow> & { patch?: Patch | null };

const REDUCTION = ['salePrice', 'lowest30', 'saleStartsAt', 'saleEndsAt', 'priceRuleId'] as const;

/** The row with missing fields inherited from the parent. Its own price also replaces the parent's reduction. */
function inherit(child: ProductRow, parent: ProductRow): ProductRow {
  const merged = { ...parent, ...child };
  for (const field of keysOf(ownFields)) if (child[field] === undefined) delete merged[field];
  // pictures of the product page are not copied to every sku
  if (child.images === undefined) delete merged.images;
  if (child.price !== undefined) for (const field of REDUCTION) if (child[field] === undefined) delete merged[field];
  return merged;
}

/** Defaults of special products: a used machine is one piece, a gift card is made on purchase. */
function withImplied(row: ProductRow): ProductRow {
  if (row.giftCard) return { vatClass: 'voucher', backorder: true, ...row };
  if (!row.tradeIn) return row;
  return { productLine: 2, ...(row.tradeIn.marginScheme && { vatClass: 'margin' }), ...row };
}

/** Resolves one product from its rows: applies inheritance, and reports conflicts within the product. */
export function resolveProduct(
  given: ProductLine,
  children: readonly ProductLine[],
  known: { categoryPaths: ReadonlySet<string>; deliveryMethods: ReadonlySet<string> },
  problems: Problems,
): ResolvedProduct {
  const wrong = (
    { file, line, dropped = [] }: Place & { dropped?: readonly string[] },
    field: string,
    reason: string,
  ) => {
    if (!dropped.includes(field.split('.')[0] ?? '')) problems.add({ file, line, field, reason });
  };
  const page = { ...given, row: withImplied(given.row) };
  const { row } = page;
  const knowsCategories = !hasLost(problems, 'categories');

  for (const field of requiredPageFields) if (row[field] === undefined) wrong(page, field, 'is missing');
  for (const [i, path] of (row.categories ?? []).entries())
    if (knowsCategories && !known.categoryPaths.has(path)) wrong(page, `categories.${i}`, `${path} is no category`);
  for (const [i, method] of (row.shippingMethods ?? []).entries())
    if (!known.deliveryMethods.has(method)) wrong(page, `shippingMethods.${i}`, `${method} is no delivery method`);
  if (children.length > 0)
    for (const field of keysOf(ownFields))
      if (row[field] !== undefined) wrong(page, field, 'belongs on the variant rows: a parent row is not sold itself');
  for (const child of children)
    for (const field of keysOf(productFields))
      if (child.row[field] !== undefined && !isDeepStrictEqual(child.row[field], row[field]))
        wrong(child, field, `belongs on the parent row (line ${page.line})`);

  const variants = children.length > 0 ? children.map((child) => ({ ...child, row: inherit(child.row, row) })) : [page];
  const hasChoices = !page.dropped?.includes('selectableVariationAttributes');
  for (const { at, field, reason } of hasChoices ? optionProblems(page, variants) : []) wrong(at, field, reason);
  for (const { field, reason } of kindProblems(page, variants)) wrong(page, field, reason);
  for (const variant of variants)
    for (const { field, reason } of labelProblems(variant.row, row.tradeIn !== undefined))
      wrong(variant, field, reason);
  return { page, variants };
}
