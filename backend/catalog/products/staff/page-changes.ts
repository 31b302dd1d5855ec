import { type Kysely, sql } from 'kysely';
import { type AuditRecord, recordAudits } from '#backend/platform/audit/service.ts';
import { codeOf } from '#backend/platform/caught-error.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { inRolledBack, type Tx } from '#backend/platform/db/transaction.ts';
import type { Actor } from '#domain/staff/actor.ts';
import type { ProductProblem } from './check-product.ts';
import { formEffect, moveEffect, type PageChange, type PageEffect } from './page-change.ts';
import { loggedValues } from './product-changes.ts';
import { readProduct, readProducts, type StoredProduct } from './read-product.ts';
import { type ChangeDeps, mergeOver, type ProductMove, storeForm, storeMoves } from './store-product.ts';
import { waitForImport } from './write-product.ts';

/** A change of a page with what it does to the product as it is now; `reason`: why it cannot be made. */
export type TriedPage = PageEffect & { name: string; stamp: string; reason: string | null };

/** A page that could not be written after all. */
export class PageRefused extends Error {
  readonly sku: string;
  constructor(sku: string, reason: string) {
    super(reason);
    this.sku = sku;
  }
}

/** Rows that one statement writes. */
const AT_ONCE = 1000;

function* chunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += AT_ONCE) yield rows.slice(from, from + AT_ONCE);
}

const stampOf = ({ state, version }: Pick<StoredProduct, 'state' | 'version'>) => `${state}:${version}`;
const wrong = (problems: readonly ProductProblem[]) =>
  problems.map(({ field, reason }) => `${field} ${reason}`).join('; ') || null;

const pathOf = ({ content }: StoredProduct) => `/product/${content.page.slug ?? ''}`;

/** Where the addresses of products lead now, by path. */
async function redirectsOf(tx: Tx, products: readonly StoredProduct[]): Promise<Map<string, string>> {
  if (products.length === 0) return new Map();
  const { rows } = await sql<{ from_path: string; to_url: string }>`
    select from_path, to_url from redirect where from_path = any(${products.map(pathOf)}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.from_path, row.to_url]));
}

type FormChange = Extract<PageChange, { fields: unknown }>;
type Made = PageEffect & { problems: ProductProblem[]; log: ReturnType<typeof loggedValues> };
/** `asked`: the sku that the change names. */
type Move = ProductMove & { asked: string; effect: PageEffect };

async function makeForm(tx: Tx, deps: ChangeDeps, stored: StoredProduct, change: FormChange, now: Date): Promise<Made> {
  // a person decided so
  const merged = mergeOver(stored, change.fields, change.kept?.content);
  const at = { now, kept: change.kept?.plans };
  const problems = merged.changed.length > 0 ? await storeForm(tx, deps, stored, merged, at) : [];
  return { ...formEffect(stored, merged, change.fields, stored.plans), problems, log: loggedValues(merged) };
}

const isForm = (change: PageChange): change is FormChange => 'fields' in change;

/** The moves among changes of products as they are stored, with what each does. */
async function movesOf(
  tx: Tx,
  changes: readonly PageChange[],
  stored: ReadonlyMap<string, StoredProduct>,
): Promise<Move[]> {
  const redirects = await redirectsOf(tx, [...stored.values()]);
  return changes.flatMap((change): Move[] => {
    const product = stored.get(change.sku);
    if (!product || isForm(change)) return [];
    const { state } = change;
    const to = 'to' in change ? change.to : null;
    const redirect = redirects.get(pathOf(product)) ?? null;
    const effect = moveEffect(product, state, { to, plans: product.plans, redirect });
    return [
      {
        asked: change.sku,
        stored: product,
        state,
        to,
        kept: 'kept' in change ? change.kept?.plans : undefined,
        effect,
      },
    ];
  });
}

const MOVED = { published: 'products.publish', draft: 'products.unpublish', archived: 'products.archive' } as const;
const moveLog = ({ stored, state, to }: Move) => ({
  action: MOVED[state],
  before: { state: stored.state },
  after: { state, ...(to && { to }) },
});

const factsOf = (stored: StoredProduct) => ({
  name: stored.content.page.name?.fi ?? stored.sku,
  stamp: stampOf(stored),
});
const NO_EFFECT = { changes: [], seen: '', wrote: '' };

/** What a table refuses, which no rule of an import knows. */
const isRefused = (error: unknown) => /^23/.test(codeOf(error) ?? '');

/** Changes of the pages of products as rows of change sets (0068). */
export function createPageChanges(deps: ChangeDeps) {
  // search follows what is stored, and a trial is not
  const trial: ChangeDeps = { ...deps, search: { recordChange: async () => {} } };
  async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T | { code: string }> {
    await sql`savepoint page`.execute(tx);
    try {
      return await work();
    } catch (error) {
      if (!isRefused(error)) throw error;
      return { code: codeOf(error) ?? 'refused' };
    } finally {
      await sql`rollback to savepoint page`.execute(tx);
    }
  }

  async function triedForm(tx: Tx, stored: StoredProduct, change: FormChange, now: Date): Promise<TriedPage> {
    const made = await inSavepoint(tx, () => makeForm(tx, trial, stored, change, now));
    if ('code' in made) return { ...factsOf(stored), ...NO_EFFECT, inverse: { sku: stored.sku }, reason: made.code };
    const { problems, log: _, ...effect } = made;
    return { ...factsOf(stored), ...effect, reason: wrong(problems) };
  }

  /** Tries moves together; when a table refuses them, each alone, to know which. */
  async function triedMoves(tx: Tx, moves: readonly Move[], now: Date): Promise<Map<Move, string | null>> {
    const refused = await inSavepoint(tx, () => storeMoves(tx, trial, moves, now));
    if (refused instanceof Map) return new Map(moves.map((move) => [move, wrong(refused.get(move) ?? [])]));
    const [only, ...others] = moves;
    if (only && others.length === 0) return new Map([[only, refused.code]]);
    const found = new Map<Move, string | null>();
    for (const move of moves) for (const [one, reason] of await triedMoves(tx, [move], now)) found.set(one, reason);
    return found;
  }

  async function writeForm(tx: Tx, change: FormChange, now: Date): Promise<AuditRecord> {
    const stored = await readProduct(tx, change.sku, now, true);
    if (!stored) throw new PageRefused(change.sku, 'no-such-sku');
    const { problems, log } = await makeForm(tx, deps, stored, change, now);
    const refused = wrong(problems);
    if (refused) throw new PageRefused(change.sku, refused);
    return { action: 'products.save', ...log, subject: { kind: 'product', id: stored.sku } };
  }

  async function writeMoves(tx: Tx, changes: readonly PageChange[], now: Date): Promise<AuditRecord[]> {
    const skus = changes.map(({ sku }) => sku);
    const stored = await readProducts(tx, skus, now, true);
    const unknown = skus.find((sku) => !stored.has(sku));
    if (unknown !== undefined) throw new PageRefused(unknown, 'no-such-sku');
    const moves = await movesOf(tx, changes, stored);
    for (const [{ stored: product }, problems] of await storeMoves(tx, deps, moves, now))
      throw new PageRefused(product.sku, wrong(problems) ?? '');
    return moves.map((move) => ({ ...moveLog(move), subject: { kind: 'product', id: move.stored.sku } }));
  }

  return {
    /** Tries changes on the products as they are now, by their skus; nothing is stored. Unknown skus are left out. */
    check: (db: Kysely<Tables>, changes: readonly PageChange[], now: Date): Promise<Map<string, TriedPage>> =>
      inRolledBack(db, async (tx) => {
        const stored = await readProducts(
          tx,
          changes.map(({ sku }) => sku),
          now,
        );
        const found = new Map<string, TriedPage>();
        for (const change of changes) {
          const product = isForm(change) && stored.get(change.sku);
          if (product) found.set(change.sku, await triedForm(tx, product, change, now));
        }
        const moves = await movesOf(tx, changes, stored);
        for (const [{ asked, stored: product, effect }, reason] of await triedMoves(tx, moves, now))
          found.set(asked, { ...factsOf(product), ...effect, reason });
        return found;
      }),

    /** Fingerprints of products as they are now, which stay locked until the commit. */
    async stamps(tx: Tx, skus: readonly string[]): Promise<Map<string, string>> {
      await waitForImport(tx);
      const which = [...skus];
      const { rows } = await sql<{ sku: string; version: number }>`
        select sku, version from product where sku = any(${which}::text[]) for update`.execute(tx);
      const drafts = await sql<Pick<StoredProduct, 'sku' | 'state' | 'version'>>`
        select sku, state, version from product_draft where sku = any(${which}::text[]) for update`.execute(tx);
      const published = rows.map((row) => ({ ...row, state: 'published' as const }));
      return new Map([...drafts.rows, ...published].map((row) => [row.sku, stampOf(row)]));
    },

    /**
     * Makes changes in a transaction, each with its entry in the audit log: first moves out of the shop, whose addresses and skus are
     * free then, and moves into it last. Throws `PageRefused`.
     */
    async write(tx: Tx, actor: Actor, reason: string, changes: readonly PageChange[], now: Date): Promise<void> {
      const forms = changes.filter(isForm);
      const moves = changes.filter((change) => !isForm(change));
      const isPublished = (change: PageChange) => 'state' in change && change.state === 'published';
      const records: AuditRecord[] = [];
      const move = async (some: readonly PageChange[]) => {
        for (const page of chunks(some)) records.push(...(await writeMoves(tx, page, now)));
      };
      await move(moves.filter((change) => !isPublished(change)));
      for (const change of forms) records.push(await writeForm(tx, change, now));
      await move(moves.filter(isPublished));
      for (const page of chunks(records))
        await recordAudits(
          tx,
          actor,
          now,
          page.map((record) => ({ ...record, reason })),
        );
    },
  };
}

export type PageChanges = ReturnType<typeof createPageChanges>;
