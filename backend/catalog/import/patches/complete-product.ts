import { isDeepStrictEqual } from 'node:util';
import { schemaMessage } from '#backend/platform/schema-messages.ts';
import type { Localized } from '#domain/base/locale.ts';
import { isOneOf, keysOf } from '#domain/base/records.ts';
import { priceAt } from '#domain/catalog/prices/price-plan.ts';
import { ownFields, type ProductRow, productFields, productRow, variantFields } from '../format.ts';
import type { Problems } from '../problems.ts';
import { type ExportedProduct, type ExportedVariant, localized, type Row } from '../rows/product-columns.ts';
import { mergePatch } from './merge-patch.ts';
import { liveReductions, reductionFields } from './patched-prices.ts';
import type { Patch, RawProduct } from './staged-patches.ts';
import { documentsForImport, imagesForImport, priceFields, storedRows } from './stored-rows.ts';

/** An added row that is in no file, so that it has no number yet. */
export type Completed = Omit<RawProduct, 'n'> & { n: number | null };

type Fields = Record<string, unknown>;
type Context = { now: Date; problems: Problems };

const inherited = Object.keys(variantFields).filter((field) => field !== 'images');
const isOfReduction = (field: string) => isOneOf(reductionFields, field);

const patchIn = ({ row }: RawProduct): Fields => {
  const { sku: _, parentSku: __, remove: ___, ...patch }: Fields = row;
  return patch;
};

/** What a page's row and its variants' rows may both have, besides prices. */
export const sharedFields = ['backorder', 'nextDeliveryDate', 'productLine'] as const;

type Attributes = NonNullable<ProductRow['attributes']>;

/** The stored attributes with those of attribute columns merged in by Finnish name. */
function withAttributes(stored: unknown = [], given: unknown = []): Attributes {
  const byName = new Map((stored as Attributes).map((attribute) => [attribute.label.fi, attribute]));
  for (const attribute of given as Attributes) byName.set(attribute.label.fi, attribute);
  return [...byName.values()];
}

/** What a page's row gives a variant besides its own row; with its own price it takes no reduction of the page. */
function inheritedPatch(page: Fields, own: Fields): Fields {
  const hasPrice = 'price' in own;
  return Object.fromEntries(
    inherited.flatMap((field) => (field in page && !(hasPrice && isOfReduction(field)) ? [[field, page[field]]] : [])),
  );
}

/** A stored field that variants may share, as text to compare. */
function sharedField(field: string, variant: ExportedVariant, now: Date): string {
  if (field === 'price') {
    const { price, regular } = priceAt(variant.prices, now);
    return String(regular ?? price);
  }
  if (isOfReduction(field)) return JSON.stringify(liveReductions(variant.prices, now));
  if (field === 'backorder') return String(variant.backorder);
  return String(field === 'productLine' ? variant.product_line : variant.next_delivery_date);
}

/** Reports a field of the page's row in which its variants differ: which of them inherited it is unknown. */
function checkShared(
  page: RawProduct,
  staying: readonly { variant: ExportedVariant; own: Fields }[],
  context: Context,
) {
  const patch = patchIn(page);
  for (const field of inherited.filter((name) => name in patch)) {
    const taking = staying.filter(({ own }) => !(field in own) && !(isOfReduction(field) && 'price' in own));
    const values = new Set(taking.map(({ variant }) => sharedField(field, variant, context.now)));
    if (values.size <= 1) continue;
    const skus = taking.map(({ variant }) => variant.sku).join(', ');
    const { file, line } = page;
    context.problems.add({ file, line, field, reason: `differs among ${skus}; give it on the rows of these variants` });
  }
}

/** The row parsed by its schema; problems are reported at `at`. */
export function checkedRow<T extends Completed>(at: T, row: Row, { problems }: Pick<Context, 'problems'>): T {
  const parsed = productRow.safeParse(row, { error: schemaMessage });
  if (parsed.success) {
    const { slug = null } = parsed.data;
    return { ...at, slug, row: parsed.data };
  }
  const dropped = new Set(at.dropped);
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '');
    if (!dropped.has(field)) problems.add({ file: at.file, line: at.line, field: path.join('.'), reason: message });
  }
  for (const { path } of parsed.error.issues) dropped.add(String(path[0] ?? ''));
  const kept = Object.fromEntries(Object.entries(row).filter(([field]) => !dropped.has(field)));
  return { ...at, broken: true, dropped: [...dropped], row: kept as ProductRow };
}

const pageFields = keysOf(productFields);

/** The row of a variant without page fields; reports one that differs from the page's. */
function withoutPageFields(row: Completed, page: Completed, { problems }: Context): Completed {
  const rest = { ...row.row };
  const dropped = [...row.dropped];
  for (const field of pageFields.filter((name) => rest[name] !== undefined)) {
    if (!isDeepStrictEqual(rest[field], page.row[field])) {
      const reason = `belongs on the row of ${page.sku}: ${row.sku} is one of its variants`;
      problems.add({ file: row.file, line: row.line, field, reason });
      dropped.push(field);
    }
    delete rest[field];
  }
  return { ...row, slug: null, dropped, row: rest };
}

const stockIn = (patch: Fields): Pick<Patch, 'stock'> =>
  'stock' in patch ? { stock: patch.stock as NonNullable<Patch['stock']> | null } : {};

/**
 * The rows of a stored product, page first, with the changes of a delta. `given` are all rows that name the product, one of
 * its variants, or it as their parent. Rows of new variants are not returned: they are complete.
 */
export function completeProduct(product: ExportedProduct, given: readonly RawProduct[], context: Context): Completed[] {
  const { sku } = product;
  const { now, problems } = context;
  const [first] = given;
  if (!first) return [];
  const { file, line } = first;
  const blank = { n: null, file, line, broken: false, parent_sku: null, slug: null, remove: false };
  const bare = { ...blank, dropped: [], attribute_columns: false, related: null, accessories: null, position: null };
  const stored = storedRows(product, now);
  const [only, ...others] = product.variants;
  const isSingle = only !== undefined && others.length === 0 && only.sku === sku;
  const rowOf = Map.groupBy(given, (row) => row.sku);
  const added = given.filter((row) => row.parent_sku === sku && !row.remove && !stored.variants.has(row.sku));

  const pageRow = rowOf.get(sku)?.[0];
  const patch = pageRow ? patchIn(pageRow) : {};
  if (pageRow?.attribute_columns) patch.attributes = withAttributes(stored.page.attributes, patch.attributes);
  const becomesParent = isSingle && added.length > 0;
  const base: Row = { ...stored.page, ...(isSingle && !becomesParent && priceFields(only, now)), sku };
  if (becomesParent) for (const field of Object.keys(ownFields)) delete base[field];
  // cleared for one variant, a field of the page's row would be inherited again: it stands on the variants' rows instead
  const isOfVariant = (field: string) =>
    product.variants.some((variant) => (rowOf.get(variant.sku) ?? []).some((row) => field in patchIn(row)));
  const apart =
    isSingle || added.length > 0 ? [] : sharedFields.filter((field) => !(field in patch) && isOfVariant(field));
  const shared: Row = {};
  for (const field of apart) {
    if (base[field] !== undefined) shared[field] = base[field];
    delete base[field];
  }
  // checked together with the used machine's single sku
  if (isSingle && !becomesParent && ('stock' in patch || 'tradeIn' in patch)) base.stock = only.shelf;
  const before: Localized = localized(product.name_fi, product.name_en) ?? { fi: product.name_fi };
  const merged = mergePatch(base, patch);
  const name = (merged.name as Localized | undefined) ?? before;
  const page = checkedRow(
    {
      ...(pageRow ?? { ...bare, sku, row: { sku } }),
      patch: {
        named: Object.keys(patch),
        ...stockIn(patch),
        ...(!('images' in patch) && { images: imagesForImport(product.images, before, name) }),
        ...(!('documents' in patch) && { documents: documentsForImport(product.documents) }),
      },
    },
    merged,
    context,
  );
  if (isSingle) return [page];

  const staying = product.variants.flatMap((variant, position) => {
    const row = rowOf.get(variant.sku)?.[0];
    if (row?.remove || (row?.parent_sku && row.parent_sku !== sku)) return [];
    return [{ variant, position, row, own: row ? patchIn(row) : {} }];
  });
  const gone = given.find((row) => row.remove);
  if (staying.length + added.length === 0 && gone) {
    const reason = `is the last variant of ${sku}; remove ${sku}`;
    problems.add({ file: gone.file, line: gone.line, field: 'sku', reason });
    // options without variants are only a consequence of it
    page.dropped = [...page.dropped, 'selectableVariationAttributes'];
  }
  if (pageRow) checkShared(pageRow, staying, context);
  const variants = staying.map(({ variant, position, row, own }): Completed => {
    const change = { ...inheritedPatch(patch, own), ...own };
    const known: Row = { ...shared, ...stored.variants.get(variant.sku), ...priceFields(variant, now) };
    const completed = {
      ...(row ?? { ...bare, sku: variant.sku, row: { sku: variant.sku } }),
      parent_sku: sku,
      position,
      patch: {
        named: Object.keys(change),
        ...stockIn(change),
        ...(!('images' in own) && { images: imagesForImport(variant.images, before, name) }),
      },
    };
    return withoutPageFields(checkedRow(completed, mergePatch(known, change), context), page, context);
  });
  return [page, ...variants];
}
