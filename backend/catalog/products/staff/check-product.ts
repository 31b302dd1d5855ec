import { sql } from 'kysely';
import { fitmentRow, type ProductRow, productRow, requiredPageFields } from '#backend/catalog/import/format.ts';
import { createProblems } from '#backend/catalog/import/problems.ts';
import { type ResolvedProduct, resolveProduct } from '#backend/catalog/import/rows/product-rows.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import { schemaMessage } from '#backend/platform/schema-messages.ts';
import type { ProductContent } from './content.ts';
import { vehicleKey } from './fields.ts';

/** A field that is not accepted, with the reason in English as in an import's report. */
export type ProductProblem = { field: string; reason: string };

export type Checked = { resolved: ResolvedProduct; problems: ProductProblem[] };

type Known = { categoryPaths: ReadonlySet<string>; deliveryMethods: ReadonlySet<string> };

const PLACE = { file: '', line: 0 };

/** The name of a form's field for the path of a problem in a row. */
function fieldOf(path: string, sku: string, page: string): string {
  const own = path.replace(/^salesPhrases/, 'phrases').replace(/^selectableVariationAttributes.*/, 'options');
  const [first = '', second = ''] = own.split('.');
  if (['name', 'description', 'phrases'].includes(first)) return `${first}.${second === 'en' ? 'en' : 'fi'}`;
  if (first === 'video') return own === 'video.alt' ? 'video.alt.fi' : own;
  if (['price', 'ean', 'backorder', 'content', 'tyreLabel', 'battery'].includes(first) || sku !== page)
    return `variant/${encodeURIComponent(sku)}/${first === 'variationOptions' ? 'options' : first}`;
  return first;
}

/** Checks a product by the rules of an import (docs/import.md): fields, choices and references. */
export function checkProduct(content: ProductContent, known: Known): Checked {
  const { page } = content;
  const problems: ProductProblem[] = [];
  const { given, children } = rowsOf(content);
  // the schema's own order of fields, so that equal products have equal hashes
  const [first = given, ...rows] = [given, ...children].map((row) => {
    const parsed = productRow.safeParse(row, { error: schemaMessage });
    for (const { path, message } of parsed.error?.issues ?? [])
      problems.push({ field: fieldOf(path.join('.'), row.sku, page.sku), reason: message });
    return parsed.data ?? row;
  });
  for (const vehicle of content.fitment) {
    const parsed = fitmentRow.safeParse({ sku: page.sku, ...vehicle }, { error: schemaMessage });
    for (const { message } of parsed.error?.issues ?? [])
      problems.push({ field: 'fitment', reason: `${vehicleKey(vehicle)}: ${message}` });
  }
  const found = createProblems();
  const lines = rows.map((row, i) => ({ ...PLACE, line: i + 1, row }));
  const resolved = resolveProduct({ ...PLACE, row: first }, lines, known, found);
  try {
    found.refuseIfAny();
  } catch (error) {
    if (!(error instanceof Error && 'problems' in error)) throw error;
    for (const { line, field, reason } of error.problems as { line: number; field: string; reason: string }[])
      problems.push({ field: fieldOf(field, children[line - 1]?.sku ?? page.sku, page.sku), reason });
  }
  return { resolved, problems };
}

/** The rows that an import would have: one, or the page's and one of each sku. */
function rowsOf({ page, variants }: ProductContent): { given: ProductRow; children: ProductRow[] } {
  const [only, ...others] = variants;
  if (only && others.length === 0 && only.sku === page.sku) return { given: { ...page, ...only }, children: [] };
  return { given: page, children: variants.map((row) => ({ ...row, parentSku: page.sku })) };
}

/** What a product lacks before it may be published: `alt` are pictures without a description in both languages. */
export function publishingProblems({ page, variants, images, documents }: ProductContent): ProductProblem[] {
  const described = images.flatMap(({ id, alt }) => {
    const missing = [...(alt.fi ? [] : ['fi']), ...(alt.en ? [] : ['en'])];
    return missing.map((locale) => ({ field: `image/${id}/alt.${locale}`, reason: 'is missing' }));
  });
  const isPriced = page.saleMode === 'quote';
  return [
    ...requiredPageFields
      .filter((field) => page[field] === undefined)
      .map((field) => ({ field: fieldOf(field, page.sku, page.sku), reason: 'is missing' })),
    ...(variants.length === 0 ? [{ field: 'variants', reason: 'must list at least one' }] : []),
    ...variants
      .filter(({ price }) => price === undefined && !isPriced)
      .map(({ sku }) => ({ field: `variant/${encodeURIComponent(sku)}/price`, reason: 'is missing' })),
    ...described,
    ...(documents.some(({ title }) => !title.fi) ? [{ field: 'documents', reason: 'is missing' }] : []),
  ];
}

/** A product that takes its skus and its address; `id` is null when it is not in the shop yet. */
export type Taking = { content: ProductContent; id: number | null };

const skusOf = ({ page, variants }: ProductContent) => [page.sku, ...variants.map(({ sku }) => sku)];

/** Skus and the address of each product that another one has: in the shop, or earlier in the same list. */
export async function takenProblems(tx: Tx, products: readonly Taking[]): Promise<Map<Taking, ProductProblem[]>> {
  const skus = products.flatMap(({ content }) => skusOf(content));
  const slugs = products.flatMap(({ content }) => content.page.slug ?? []);
  const { rows } = await sql<{ field: 'sku' | 'slug'; value: string; id: number }>`
    select 'sku' as field, sku as value, id from product where sku = any(${skus}::text[])
    union all select 'sku', sku, product_id from product_variant where sku = any(${skus}::text[])
    union all select 'slug', slug, id from product where slug = any(${slugs}::text[])`.execute(tx);
  const takenBy = new Map(rows.map((row) => [`${row.field} ${row.value}`, row.id]));
  return new Map(
    products.map((product, i): [Taking, ProductProblem[]] => {
      // one that is new is known by its place in the list
      const id = product.id ?? -1 - i;
      const isTaken = (field: 'sku' | 'slug', value: string) => {
        const owner = takenBy.get(`${field} ${value}`) ?? id;
        takenBy.set(`${field} ${value}`, owner);
        return owner !== id;
      };
      const taken = [...new Set(skusOf(product.content))].filter((sku) => isTaken('sku', sku));
      const { slug } = product.content.page;
      const isSlugTaken = slug !== undefined && isTaken('slug', slug);
      return [
        product,
        [
          ...taken.map((sku) => ({ field: 'variants', reason: `${sku} is taken` })),
          ...(isSlugTaken ? [{ field: 'slug', reason: 'is taken' }] : []),
        ],
      ];
    }),
  );
}
