import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inRolledBack, inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { FieldClash, FieldEdit } from '#domain/base/merge-edits.ts';
import { type Fail, fail, ok } from '#domain/base/result.ts';
import { type Actor, authorise, authoriseProposal } from '#domain/staff/actor.ts';
import { type ProductProblem, publishingProblems, takenProblems } from './check-product.ts';
import type { ProductContent } from './content.ts';
import { addDraft, changeDraft } from './draft-store.ts';
import type { ProductFields } from './fields.ts';
import { pricesOf, repricedSkus } from './known-prices.ts';
import { type NewProduct, newContent } from './new-product.ts';
import { readProduct, type StoredProduct } from './read-product.ts';
import {
  type ChangeDeps,
  checkContent,
  type MergedForm,
  MISSING,
  mergeForm,
  type ProductForm,
  storeForm,
  storeMoves,
  uniqueProblems,
} from './store-product.ts';
import { waitForImport } from './write-product.ts';

/** A field that a colleague changed meanwhile, with who and when. */
export type ProductClash = FieldClash & { who: string | null; at: Date | null };

/** 'taken': another product has the sku. 'invalid': problems by field; nothing was stored. */
export type ProductRefusal =
  | Fail<'unknown' | 'taken' | 'no_such_move', null>
  | Fail<'invalid', ProductProblem[]>
  | Fail<'conflict', { version: number; clashes: ProductClash[] }>;

/** `others`: fields that a colleague changed meanwhile and that this form left alone. */
export type SavedProduct = { sku: Sku; version: number; changed: string[]; others: string[] };
export type ProductSaved = { ok: true; value: SavedProduct } | ProductRefusal;

/** The fields that a form would change, as a row of a change set. */
export type ProductProposal = { sku: Sku; name: string; fields: FieldEdit[] };

/** Values in the log are short: long texts are cut. */
const MOST_SHOWN = 300;
const MOST_FIELDS = 40;

/** Writes of the page of a product. Each is one transaction with its entry in the audit log (admin-product-3). */
export function createProductChanges({ db, now }: Pick<ShopContext, 'db' | 'now'>, deps: ChangeDeps) {
  /** Runs a change of one product, which is locked. */
  function changing(actor: Actor, sku: Sku, change: (tx: Tx, stored: StoredProduct) => Promise<ProductSaved>) {
    authorise(actor, 'products.edit', { subject: sku });
    return inTransaction(db.kysely, async (tx): Promise<ProductSaved> => {
      await waitForImport(tx);
      const stored = await readProduct(tx, sku, now(), true);
      return stored ? change(tx, stored) : fail('unknown', null);
    });
  }

  const audit = (actor: Actor, tx: Tx, action: string, sku: Sku, values: { before?: Values; after?: Values }) =>
    recordAudit(tx, actor, now(), { action, subject: { kind: 'product', id: sku }, ...values });

  async function conflict(tx: Tx, { sku, version }: StoredProduct, clashes: FieldClash[]): Promise<ProductRefusal> {
    const named: ProductClash[] = [];
    for (const clash of clashes) named.push({ ...clash, ...(await lastChange(tx, sku, clash.field)) });
    return fail('conflict', { version, clashes: named });
  }

  async function publishLocked(actor: Actor, tx: Tx, stored: StoredProduct): Promise<ProductSaved> {
    if (stored.id !== null) return fail('no_such_move', null);
    const move = { stored, state: 'published', to: null } as const;
    const problems = (await storeMoves(tx, deps, [move], now())).get(move);
    if (problems) return fail('invalid', problems);
    await audit(actor, tx, 'products.publish', stored.sku, {
      before: { state: stored.state },
      after: { state: 'published' },
    });
    return saved(tx, stored, []);
  }

  async function saved(
    tx: Tx,
    { sku }: StoredProduct,
    changed: string[],
    others: string[] = [],
  ): Promise<ProductSaved> {
    const after = await readProduct(tx, sku, now());
    return ok({ sku, version: after?.version ?? 0, changed, others });
  }

  async function saveLocked(actor: Actor, tx: Tx, stored: StoredProduct, form: ProductForm): Promise<ProductSaved> {
    const merged = mergeForm(stored, form);
    const { clashes, others, changed } = merged;
    if (clashes.length > 0) return conflict(tx, stored, clashes);
    if (changed.length === 0) return ok({ sku: stored.sku, version: stored.version, changed, others });
    const problems = await storeForm(tx, deps, stored, merged, { now: now(), prices: pricesOf(actor) });
    if (problems.length > 0) return fail('invalid', problems);
    await audit(actor, tx, 'products.save', stored.sku, loggedValues(merged));
    return saved(tx, stored, changed, others);
  }

  const publish = (actor: Actor, sku: Sku): Promise<ProductSaved> =>
    changing(actor, sku, (tx, stored) => publishLocked(actor, tx, stored));

  return {
    /** Begins a draft. */
    async create(actor: Actor, wanted: NewProduct): Promise<ProductSaved> {
      authorise(actor, 'products.edit', { subject: wanted.sku });
      const content = newContent(wanted);
      const problems = await checkContent(db.kysely as Tx, deps, content);
      const wrong = problems.problems.filter(({ reason }) => reason !== MISSING);
      if (wrong.length > 0) return fail('invalid', wrong);
      return inTransaction(db.kysely, (tx) => begin(actor, tx, content, {}));
    },

    /** Begins a draft like another product, with skus of its own; EANs, prices of reductions and stock are not copied. */
    duplicate: (actor: Actor, sku: Sku, as: Sku): Promise<ProductSaved> =>
      changing(actor, sku, (tx, stored) => begin(actor, tx, copyOf(stored.content, as), { from: stored.sku })),

    /** Saves a form, merged with what others changed since it was opened. */
    save: (actor: Actor, sku: Sku, form: ProductForm): Promise<ProductSaved> =>
      changing(actor, sku, (tx, stored) => saveLocked(actor, tx, stored, form)),

    /** What a form would change, checked as a save with nothing stored: who may not save it proposes it to colleagues (change-8). */
    proposal: (
      actor: Actor,
      sku: Sku,
      form: ProductForm,
    ): Promise<{ ok: true; value: ProductProposal } | ProductRefusal> => {
      authoriseProposal(actor, 'products.edit');
      return inRolledBack(db.kysely, async (tx) => {
        const stored = await readProduct(tx, sku, now());
        if (!stored) return fail('unknown', null);
        const merged = mergeForm(stored, form);
        if (merged.clashes.length > 0) return conflict(tx, stored, merged.clashes);
        const { before, after, changed } = merged;
        const problems = changed.length > 0 ? await storeForm(tx, deps, stored, merged, { now: now() }) : [];
        if (problems.length > 0) return fail('invalid', problems);
        const fields = changed.map((field) => ({ field, base: before[field] ?? '', mine: after[field] ?? '' }));
        return ok({ sku: stored.sku, name: stored.content.page.name?.fi ?? stored.sku, fields });
      });
    },

    /** Puts a draft into the shop now. */
    publish,

    /** Puts a draft into the shop at a time; null takes the time back. It must be complete when it is scheduled. */
    schedule: (actor: Actor, sku: Sku, at: Date | null): Promise<ProductSaved> =>
      changing(actor, sku, async (tx, stored): Promise<ProductSaved> => {
        if (stored.state !== 'draft' || (at && at <= now())) return fail('no_such_move', null);
        const lacks = at
          ? [...publishingProblems(stored.content), ...(await checkContent(tx, deps, stored.content)).problems]
          : [];
        if (lacks.length > 0) return fail('invalid', uniqueProblems(lacks));
        await changeDraft(tx, stored.sku, { publishAt: at }, now());
        const time = (date: Date | null) => ({ publishAt: date?.toISOString() ?? null });
        await audit(actor, tx, 'products.schedule', stored.sku, { before: time(stored.publishAt), after: time(at) });
        return saved(tx, stored, []);
      }),

    /** Takes a product out of the shop: to go on with it as a draft, or for good, with its address leading to `to`. */
    withdraw: (actor: Actor, sku: Sku, state: 'draft' | 'archived', to: string | null): Promise<ProductSaved> =>
      changing(actor, sku, async (tx, stored): Promise<ProductSaved> => {
        if (stored.state === state) return fail('no_such_move', null);
        const move = { stored, state, to };
        const refused = (await storeMoves(tx, deps, [move], now())).get(move);
        if (refused) return fail('invalid', refused);
        await audit(actor, tx, state === 'draft' ? 'products.unpublish' : 'products.archive', stored.sku, {
          before: { state: stored.state },
          after: { state, ...(to && { to }) },
        });
        return saved(tx, stored, []);
      }),

    /** Publishes the drafts whose time has come; one that cannot be says why on its page. Returns how many were published. */
    async publishDue(): Promise<number> {
      const actor = { kind: 'job', name: 'publish-products' } as const;
      const due = await db.kysely.selectFrom('product_draft').select('sku').where('publish_at', '<=', now()).execute();
      let published = 0;
      for (const { sku } of due) {
        const result = await publish(actor, sku);
        if (result.ok) published++;
        else if (result.reason === 'invalid')
          await changing(actor, sku, async (tx, stored) => {
            const problem = (result.details ?? []).map(({ field, reason }) => `${field}: ${reason}`).join('; ');
            await changeDraft(tx, sku, { publishAt: null, problem: problem.slice(0, 500) }, now());
            return saved(tx, stored, []);
          });
      }
      return published;
    },
  };

  async function begin(actor: Actor, tx: Tx, content: ProductContent, from: Values): Promise<ProductSaved> {
    const { sku } = content.page;
    const taking = { content, id: null };
    const taken = (await takenProblems(tx, [taking])).get(taking)?.filter(({ field }) => field !== 'slug');
    const unpriced = pricesOf(actor)(await repricedSkus(tx, { before: null, after: content, but: new Set() }));
    if (unpriced.length > 0) return fail('invalid', unpriced);
    const added = taken?.length === 0 ? await addDraft(tx, sku, content, 'draft', now()) : null;
    if (!added) return fail('taken', null);
    await audit(actor, tx, 'products.create', sku, { after: { name: content.page.name?.fi ?? '', ...from } });
    return ok({ sku, version: added.version, changed: [], others: [] });
  }
}

type Values = Record<string, string | null>;
const shown = (fields: ProductFields, changed: readonly string[]): Values =>
  Object.fromEntries(changed.slice(0, MOST_FIELDS).map((field) => [field, (fields[field] ?? '').slice(0, MOST_SHOWN)]));

/** The changed fields of a form as the audit log stores them. */
export const loggedValues = ({ before, after, changed }: Pick<MergedForm, 'before' | 'after' | 'changed'>) => ({
  before: shown(before, changed),
  after: shown(after, changed),
});

/** A copy with skus of its own: that of the page is replaced where they begin with it. */
function copyOf(content: ProductContent, as: Sku): ProductContent {
  const { page, variants } = content;
  const renamed = (sku: Sku) => (sku.startsWith(page.sku) ? `${as}${sku.slice(page.sku.length)}` : `${as}-${sku}`);
  const { reviewScore: _, reviewCount: __, itemId: ___, firstSoldOn: ____, popularity: _____, ...rest } = page;
  return {
    ...content,
    page: { ...rest, sku: as, slug: `${page.slug ?? ''}-${as.toLowerCase()}`.replaceAll(/[^a-z0-9]+/g, '-') },
    variants: variants.map(({ ean: ______, erpinfo: _______, ...row }) => ({ ...row, sku: renamed(row.sku) })),
    variantImages: Object.fromEntries(
      Object.entries(content.variantImages).map(([sku, images]) => [renamed(sku), images]),
    ),
  };
}

/** Who changed a field last, and when. */
async function lastChange(tx: Tx, sku: Sku, field: string): Promise<{ who: string | null; at: Date | null }> {
  const rows = await tx
    .selectFrom('audit_entry')
    .select(['actor_name', 'at', 'after'])
    .where('subject_kind', '=', 'product')
    .where('subject_id', '=', sku)
    .where('outcome', '=', 'done')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const last = rows.find(({ after }) => after !== null && field in after);
  return { who: last?.actor_name ?? null, at: last?.at ?? null };
}
