import { sql } from 'kysely';
import type { PictureService } from '#backend/catalog/media/service.ts';
import { readCategories } from '#backend/catalog/products/stored-categories.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import { type FieldClash, type FieldEdit, mergeEdits } from '#domain/base/merge-edits.ts';
import type { PricePlan } from '#domain/catalog/prices/price-plan.ts';
import type { ProductState } from '#domain/catalog/products/product-list.ts';
import { checkProduct, type ProductProblem, publishingProblems, takenProblems } from './check-product.ts';
import type { ProductContent } from './content.ts';
import { addDrafts, changeDraft, moveDrafts } from './draft-store.ts';
import { contentFrom, fieldsOf, isListField, type ProductFields } from './fields.ts';
import { noPrices, type PriceRights, repricedSkus } from './known-prices.ts';
import { withVariants } from './new-product.ts';
import type { Refused } from './page-rows.ts';
import type { StoredProduct } from './read-product.ts';
import { removeProducts, type WriteDeps, writeProducts } from './write-product.ts';

export type ChangeDeps = WriteDeps & {
  deliveryMethods: ReadonlySet<string>;
  pictures: Pick<PictureService, 'has'>;
};

export const MISSING = 'is missing';

/** A form of a product: the version it was opened with and its fields. */
export type ProductForm = {
  version: number;
  fields: readonly FieldEdit[];
  /** Adds a variant for each missing combination of the options. */
  make?: { pattern: string; price: string };
};

/** A form merged with what is stored; `changed` are the fields whose values differ. */
export type MergedForm = {
  before: ProductFields;
  after: ProductFields;
  content: ProductContent;
  changed: string[];
  clashes: FieldClash[];
  others: string[];
};

export const uniqueProblems = (problems: readonly ProductProblem[]) => [
  ...new Map(problems.map((problem) => [`${problem.field} ${problem.reason}`, problem])).values(),
];

/** Prices of skus that are sold change with their plan and the law of reductions, not here. */
const mayChange = (field: string, { id, content }: StoredProduct): boolean =>
  id === null || !content.variants.some(({ sku }) => field === `variant/${encodeURIComponent(sku)}/price`);

/** What a key of `kept` had before it was taken away is there again when the form names the key. */
const withKept = (content: ProductContent, kept: ProductContent | undefined): ProductContent =>
  kept
    ? {
        ...content,
        variants: [...content.variants, ...kept.variants],
        images: [...content.images, ...kept.images],
        documents: [...content.documents, ...kept.documents],
        variantImages: { ...kept.variantImages, ...content.variantImages },
      }
    : content;

/** Merges a form with the product as it is stored now; nothing is checked or written. */
export function mergeForm(
  stored: StoredProduct,
  { fields, make }: Pick<ProductForm, 'fields' | 'make'>,
  kept?: ProductContent,
): MergedForm {
  const before = fieldsOf(stored.content);
  const edits = fields.filter(({ field }) => mayChange(field, stored));
  // a key that is added has fields that are not stored yet
  const seen: ProductFields = { ...Object.fromEntries(edits.map(({ field, base }) => [field, base])), ...before };
  const { changes, clashes, others } = mergeEdits(seen, edits, isListField);
  if (Object.keys(changes).length === 0 && !make)
    return { before, after: before, content: stored.content, changed: [], clashes, others };
  const merged: ProductFields = { ...seen };
  for (const [field, value] of Object.entries(changes)) if (value !== undefined) merged[field] = value;
  const edited = contentFrom(merged, withKept(stored.content, kept));
  const content = make ? withVariants(edited, make) : edited;
  const after = fieldsOf(content);
  const changed = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (field) => after[field] !== before[field],
  );
  return { before, after, content, changed, clashes, others };
}

/** Merges a form; where a colleague changed the same field meanwhile, the form's value counts. */
export function mergeOver(stored: StoredProduct, fields: readonly FieldEdit[], kept?: ProductContent): MergedForm {
  const merged = mergeForm(stored, { fields }, kept);
  if (merged.clashes.length === 0) return merged;
  const theirs = new Map(merged.clashes.map((clash) => [clash.field, clash.theirs]));
  const rebased = fields.map((edit) => ({ ...edit, base: theirs.get(edit.field) ?? edit.base }));
  return mergeForm(stored, { fields: rebased }, kept);
}

/** What the rules of an import know of the shop: its categories and ways of delivery. */
const knownOf = async (tx: Tx, { deliveryMethods }: ChangeDeps) => ({
  categoryPaths: new Set((await readCategories(tx)).map(({ path }) => path)),
  deliveryMethods,
});

/** Checks a product by the rules of an import, with the shop's categories and ways of delivery. */
export const checkContent = async (tx: Tx, deps: ChangeDeps, content: ProductContent) =>
  checkProduct(content, await knownOf(tx, deps));

/** A product to be written. `kept`: price plans of skus that come back to the shop. */
export type Stored = { stored: StoredProduct; content: ProductContent; kept?: Record<Sku, PricePlan> };

/** Puts products into the shop. What was wrong with one before does not stop a change of something else. */
async function store(tx: Tx, deps: ChangeDeps, products: readonly Stored[], now: Date): Promise<Refused<Stored>> {
  const known = await knownOf(tx, deps);
  const checked = products.map((product) => {
    const { stored, content, kept } = product;
    const { resolved, problems } = checkProduct(content, known);
    const old = stored.id === null ? [] : publishingProblems(stored.content).map(({ field }) => field);
    const lacks = publishingProblems(content).filter(({ field }) => !old.includes(field));
    return {
      product,
      id: stored.id,
      content,
      problems: [...lacks, ...problems],
      written: { stored, content, resolved, kept },
    };
  });
  const taken = await takenProblems(tx, checked);
  const refused: Refused<Stored> = new Map();
  for (const one of checked) {
    const wrong = uniqueProblems([...one.problems, ...(taken.get(one) ?? [])]);
    if (wrong.length > 0) refused.set(one.product, wrong);
  }
  const good = checked.filter(({ product }) => !refused.has(product));
  const kept = await writeProducts(
    tx,
    deps,
    good.map(({ written }) => written),
    now,
  );
  for (const { product, written } of good) {
    const problems = kept.get(written);
    if (problems) refused.set(product, problems);
  }
  return refused;
}

/** Writes a merged form into the shop or the draft. Returns what refuses it. `prices`: who may price skus that were sold before. */
export async function storeForm(
  tx: Tx,
  deps: ChangeDeps,
  stored: StoredProduct,
  { content, changed }: Pick<MergedForm, 'content' | 'changed'>,
  { now, kept, prices = noPrices }: { now: Date; kept?: Record<Sku, PricePlan>; prices?: PriceRights },
): Promise<ProductProblem[]> {
  const sold = stored.id === null ? [] : stored.content.variants.map(({ sku }) => sku);
  const but = new Set([...sold, ...Object.keys(kept ?? {})]);
  const unpriced = prices(await repricedSkus(tx, { before: stored.content, after: content, but }));
  if (unpriced.length > 0) return unpriced;
  // the library may have removed a picture since the form was opened; it waits for this transaction
  const known = new Set(stored.content.images.map(({ id }) => id));
  const added = content.images.filter(({ id }) => !known.has(id));
  const isThere = await Promise.all(added.map(({ id }) => deps.pictures.has(id)));
  if (isThere.includes(false)) return [{ field: 'images', reason: MISSING }];
  if (stored.id !== null) {
    const product = { stored, content, kept };
    return (await store(tx, deps, [product], now)).get(product) ?? [];
  }
  const { problems } = await checkContent(tx, deps, content);
  const wrong = problems.filter((one) => changed.includes(one.field) && one.reason !== MISSING);
  if (wrong.length === 0) await changeDraft(tx, stored.sku, { content }, now);
  return wrong;
}

/** A move of a product into the shop, or out of it as a draft or for good with its address leading to `to`. */
export type ProductMove = {
  stored: StoredProduct;
  state: ProductState;
  to: string | null;
  kept?: Record<Sku, PricePlan>;
};

/** Moves products, in sets of rows. Returns what refuses some of them; they stay where they are. */
export async function storeMoves(
  tx: Tx,
  deps: ChangeDeps,
  moves: readonly ProductMove[],
  now: Date,
): Promise<Refused<ProductMove>> {
  const refused: Refused<ProductMove> = new Map();
  const isMoved = ({ stored, state }: ProductMove) => stored.state !== state;
  const out = moves.filter((move) => isMoved(move) && move.state !== 'published');
  const gone = out.filter(({ stored }) => stored.id !== null);
  if (gone.length > 0)
    for (const [move, problems] of await removeProducts(tx, deps, gone, now)) refused.set(move, problems);
  for (const state of ['draft', 'archived'] as const) {
    const wanted = out.filter((move) => move.state === state && !refused.has(move)).map(({ stored }) => stored);
    const [drafts, sold] = [wanted.filter(({ id }) => id === null), wanted.filter(({ id }) => id !== null)];
    await moveDrafts(tx, drafts, state, now);
    await addDrafts(tx, sold, state, now);
  }
  const published = moves.filter((move) => isMoved(move) && move.state === 'published');
  if (published.length === 0) return refused;
  const products = published.map((move) => ({
    move,
    stored: move.stored,
    content: move.stored.content,
    kept: move.kept,
  }));
  const wrong = await store(tx, deps, products, now);
  for (const product of products) {
    const problems = wrong.get(product);
    if (problems) refused.set(product.move, problems);
  }
  const skus = published.filter((move) => !refused.has(move)).map(({ stored }) => stored.sku);
  await sql`delete from product_draft where sku = any(${skus}::text[])`.execute(tx);
  return refused;
}
