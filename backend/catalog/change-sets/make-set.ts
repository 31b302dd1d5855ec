import { sql } from 'kysely';
import { connectionOf } from '#backend/catalog/import/applying/swap.ts';
import { insert } from '#backend/catalog/import/staging/rows.ts';
import { authorOf } from '#backend/platform/audit/service.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Sku } from '#domain/base/ids.ts';
import type {
  ChangeRule,
  ChangeSetPart,
  ChangeSetSource,
  RuleOverSelection,
} from '#domain/catalog/change-sets/change-set.ts';
import type { Actor } from '#domain/staff/actor.ts';
import type { WorkDeps } from './check-set.ts';
import { type GivenRow, givenRows } from './given-rows.ts';
import { selected } from './goods.ts';
import type { ChangeSet } from './queries.ts';
import { NO_COUNTS } from './queries.ts';
import { type NewRow, ruleRows, type SelectedGoods } from './rule-rows.ts';

/** What a set is made of: a rule over a selection, edited cells, or rows of a file. */
export type NewSet =
  | ({ title: string; source: 'rule' } & RuleOverSelection)
  | {
      title: string;
      source: 'cells' | 'file';
      rows: readonly GivenRow[];
      /** Fingerprints of the price plans that a person saw, by sku: another plan is a conflict. */
      seenPlans?: ReadonlyMap<Sku, string>;
    };

/** The parts that a new set changes: price fields of a product's row are prices. */
export function partsOf(set: NewSet): ChangeSetPart[] {
  if (set.source !== 'rule') {
    const breaks = set.rows.some(({ row }) => 'quantityPrices' in row) ? (['prices'] as const) : [];
    return [...new Set([...givenRows(set.rows).map(({ part }) => part), ...breaks])];
  }
  return set.rule.kind === 'quantity' ? ['products', 'prices'] : [partOfRule(set.rule)];
}

const PRICE_RULES: readonly ChangeRule['kind'][] = ['price', 'reduction', 'margin'];
const partOfRule = ({ kind }: ChangeRule) =>
  kind === 'state' ? 'pages' : PRICE_RULES.includes(kind) ? 'prices' : 'products';

/** Finds the products and drafts of a filter of the list of products. */
export type FilterOf = (query: string) => SelectedGoods;

async function insertSet(
  tx: Tx,
  actor: Actor,
  at: Date,
  set: { title: string; source: ChangeSetSource; rule?: RuleOverSelection; inverse_of?: number },
): Promise<number> {
  const { staffId, name } = authorOf(actor);
  const { rule, ...named } = set;
  const { id } = await tx
    .insertInto('change_set')
    .values({
      ...named,
      rule: rule ? JSON.stringify(rule) : null,
      counts: JSON.stringify(NO_COUNTS),
      staff_id: staffId,
      author: name,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const INSERTED = ['set_id', 'n', 'part', 'key', 'input', 'problem', 'reason', 'seen', 'changes', 'notices'];

async function insertRows(deps: WorkDeps, tx: Tx, setId: number, pages: AsyncIterable<NewRow[]> | Iterable<NewRow[]>) {
  let n = 0;
  for await (const page of pages) {
    const rows = page.map((row) => ({
      problem: null,
      reason: null,
      seen: null,
      ...row,
      set_id: setId,
      n: ++n,
      changes: [],
      notices: [],
    }));
    await insert({ kind: deps.db.kind, query: connectionOf(tx).query }, 'change_set_row', INSERTED, rows);
  }
  return n;
}

/** Skus that a person typed and the shop does not have. */
async function* unknownRows(tx: Tx, { rule, selection }: RuleOverSelection): AsyncGenerator<NewRow[]> {
  if (selection.by !== 'skus') return;
  const { rows } = await sql<{ key: string }>`
    select distinct key from unnest(${selection.skus}::text[]) key
    where not exists (select from product where sku = key) and not exists (select from product_variant where sku = key)
      and not (${rule.kind === 'state'} and exists (select from product_draft where sku = key))`.execute(tx);
  const part = partOfRule(rule);
  yield rows.map(({ key }) => ({ part, key, input: [], problem: 'invalid', reason: 'no-such-sku' }));
}

async function* rulePages(tx: Tx, made: RuleOverSelection, goods: SelectedGoods, now: Date) {
  yield* ruleRows(tx, goods, made.rule, now);
  yield* unknownRows(tx, made);
}

/** Stores a new set with its rows; answers its id and their number. Nothing is checked yet. */
export async function makeSet(deps: WorkDeps, tx: Tx, actor: Actor, set: NewSet, filterOf: FilterOf) {
  const now = deps.now();
  if (set.source !== 'rule') {
    const { rows: given, seenPlans, ...named } = set;
    const id = await insertSet(tx, actor, now, named);
    const rows = givenRows(given).map((row) => ({
      ...row,
      seen: row.part === 'prices' ? (seenPlans?.get(row.key) ?? null) : null,
    }));
    return { id, rows: await insertRows(deps, tx, id, [rows]) };
  }
  const { rule, selection, ...named } = set;
  const id = await insertSet(tx, actor, now, { ...named, rule: { rule, selection } });
  const goods = selection.by === 'filter' ? filterOf(selection.query) : selected(selection);
  return { id, rows: await insertRows(deps, tx, id, rulePages(tx, { rule, selection }, goods, now)) };
}

/** Stores the way back of an applied set as a set of its own. Its rows expect what the set wrote. */
export async function makeInverse(
  deps: WorkDeps,
  tx: Tx,
  actor: Actor,
  set: ChangeSet,
): Promise<{ id: number; rows: number }> {
  const { title, source } = set;
  const id = await insertSet(tx, actor, deps.now(), { title, source, inverse_of: set.id });
  const inserted = await sql`
    insert into change_set_row (set_id, n, part, key, name, input, seen)
    select ${id}, n, part, key, name, inverse, wrote from change_set_row
    where set_id = ${set.id} and wrote is not null and inverse is not null`.execute(tx);
  return { id, rows: Number(inserted.numAffectedRows ?? 0) };
}
