import type { Sku } from '#domain/base/ids.ts';
import type { Mode } from '../run.ts';

/**
 * SQL conditions on the catalog after the import. `mode`: whether raw_product has all products, some, or none; `expression`
 * is the SQL of a sku.
 */
const isGiven = (sku: Sku) => `exists (select from staging.raw_product given where given.sku = ${sku})`;

/** The sku is a product page. */
export function isPage(mode: Mode, expression: string): string {
  const staged = `exists (select from staging.raw_product given
    where given.sku = ${expression} and given.parent_sku is null and not given.remove)`;
  const stored = `exists (select from product known
    where known.sku = ${expression}${mode === 'delta' ? ` and not ${isGiven('known.sku')}` : ''})`;
  if (mode === null) return stored;
  return mode === 'whole' ? staged : `(${staged} or ${stored})`;
}

/** The sku is a spare part's, `code@supplier`. `mode` is that of raw_part. */
export function isPart(mode: Mode, expression: string): string {
  // at the last @: a code may contain one too
  const isOf = (table: string) => `(${table}.supplier_number, ${table}.product_code) =
    (regexp_replace(${expression}, '^.*@', ''), regexp_replace(${expression}, '@[^@]*$', ''))`;
  const given = (condition: string) =>
    `exists (select from staging.raw_part given where ${isOf('given')} and ${condition})`;
  const stored = `exists (select from spare_part known where ${isOf('known')})`;
  if (mode === null) return stored;
  if (mode === 'whole') return given('not given.remove');
  return `(${given('not given.remove')} or (${stored} and not ${given('given.remove')}))`;
}

/** The sku is sold: a variant, or a product without options. */
export function isSold(mode: Mode, expression: string): string {
  const staged = `exists (select from staging.raw_product given where given.sku = ${expression} and not given.remove
    and not exists (select from staging.raw_product child where child.parent_sku = given.sku))`;
  const stored = `exists (select from product_variant sold join product known on known.id = sold.product_id
    where sold.sku = ${expression}${mode === 'delta' ? ` and not ${isGiven('known.sku')}` : ''})`;
  if (mode === null) return stored;
  return mode === 'whole' ? staged : `(${staged} or ${stored})`;
}
