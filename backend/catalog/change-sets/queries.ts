import { type Kysely, type RawBuilder, sql } from 'kysely';
import { PAGE } from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import {
  type ChangeCounts,
  type ChangeNotice,
  type ChangeProblem,
  type ChangeProgress,
  type ChangeResolution,
  type ChangeSetPart,
  type ChangeSetSource,
  type ChangeSetState,
  type FieldChange,
  type MarginChange,
  type ShopperPrice,
  stateAt,
} from '#domain/catalog/change-sets/change-set.ts';

/** A change set without its rows. */
export type ChangeSet = {
  id: number;
  state: ChangeSetState;
  title: string;
  source: ChangeSetSource;
  /** The set that this one takes back, and the one that takes this one back. */
  inverseOf: number | null;
  undoneBy: number | null;
  author: { id: string | null; name: string | null };
  proposedBy: string | null;
  decider: string | null;
  counts: ChangeCounts;
  parts: ChangeSetPart[];
  /** Whether a row is written over what others changed since. */
  overwrites: boolean;
  progress: ChangeProgress | null;
  /** What a queued set waits behind: the title of another set, or `import`. */
  waitsFor: string | null;
  /** Why it was not applied: `conflict`, or the import's words. */
  failure: string | null;
  version: number;
  createdAt: Date;
  checkedAt: Date | null;
  decidedAt: Date | null;
  appliedAt: Date | null;
  startsAt: Date | null;
};

export const NO_COUNTS: ChangeCounts = {
  changed: 0,
  unchanged: 0,
  skipped: 0,
  problems: 0,
  notices: 0,
  priced: 0,
  breaks: 0,
  largestDrop: 0,
  lowers: false,
  underCost: 0,
  carts: 0,
  quotes: 0,
};

const COLUMNS = sql`
  id, state, title, source, inverse_of as "inverseOf", staff_id, author, proposed_by as "proposedBy", decider, counts,
  progress, waits_for as "waitsFor", failure, version, created_at as "createdAt", checked_at as "checkedAt",
  decided_at as "decidedAt", applied_at as "appliedAt", starts_at as "startsAt",
  (select max(id) from change_set later where later.inverse_of = change_set.id and later.state <> 'refused') as "undoneBy",
  array(select known.part from unnest(array['prices', 'products', 'fitment', 'costs', 'pages']) known (part)
    where exists (select from change_set_row where set_id = change_set.id and (change_set_row.part = known.part
      -- quantity breaks are columns of a product and prices all the same
      or known.part = 'prices' and change_set_row.input @? '$[*].quantityPrices'))) as parts,
  exists (select from change_set_row where set_id = change_set.id and resolution = 'mine') as overwrites`;

type Row = Omit<ChangeSet, 'author'> & { staff_id: string | null; author: string | null };

const present = ({ staff_id, author, ...set }: Row, now: Date): ChangeSet => ({
  ...set,
  author: { id: staff_id, name: author },
  counts: { ...NO_COUNTS, ...set.counts },
  state: stateAt(set.state, set.startsAt, now),
});

export async function findSet(db: Kysely<Tables>, id: number, now: Date, lock = false): Promise<ChangeSet | null> {
  const { rows } =
    await sql<Row>`select ${COLUMNS} from change_set where id = ${id} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0] ? present(rows[0], now) : null;
}

export const changeSetViews = ['open', 'running', 'done'] as const;
export type ChangeSetView = (typeof changeSetViews)[number];

const IN_VIEW: Record<ChangeSetView, RawBuilder<boolean>> = {
  open: sql`state in ('draft', 'checked', 'proposed')`,
  running: sql`state in ('queued', 'scheduled')`,
  done: sql`state in ('applied', 'undone', 'recalled', 'refused')`,
};

const MOST_OF_SKUS = 10;

const WITHOUT_COSTS = sql`not exists (select from change_set_row where set_id = change_set.id and part = 'costs')`;

/** Change sets, newest first; those of costs only for who may read costs. `after` is the id of the last one of the page before. */
export async function listSets(
  db: Kysely<Tables>,
  view: ChangeSetView | null,
  after: number | null,
  { now, mayReadCosts }: { now: Date; mayReadCosts: boolean },
) {
  // scheduled sets whose prices have started are done
  const shown =
    view === 'running'
      ? sql`${IN_VIEW.running} and (starts_at is null or starts_at > ${now.toISOString()}::timestamptz)`
      : view === 'done'
        ? sql`(${IN_VIEW.done} or state = 'scheduled' and starts_at <= ${now.toISOString()}::timestamptz)`
        : view
          ? IN_VIEW[view]
          : sql`true`;
  const { rows } = await sql<Row>`select ${COLUMNS} from change_set
    where ${shown} and ${mayReadCosts ? sql`true` : WITHOUT_COSTS} and ${after ? sql`id < ${after}` : sql`true`} order by id desc limit ${PAGE + 1}`.execute(
    db,
  );
  const sets = rows.slice(0, PAGE).map((row) => present(row, now));
  return { sets, next: rows.length > PAGE ? (sets.at(-1)?.id ?? null) : null };
}

/** What waits to be decided or to start of these skus, newest first. */
export async function setsOfSkus(db: Kysely<Tables>, skus: readonly string[], now: Date): Promise<ChangeSet[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from change_set
    where id in (select set_id from change_set_row where key = any(${[...skus]}::text[]) and resolution is distinct from 'skip')
      and (${IN_VIEW.open} and state <> 'draft' or state = 'queued' or state = 'scheduled' and starts_at > ${now.toISOString()}::timestamptz)
    order by id desc limit ${MOST_OF_SKUS}`.execute(db);
  return rows.map((row) => present(row, now));
}

export type ChangeSetRow = {
  n: number;
  part: ChangeSetPart;
  key: string;
  name: string | null;
  changes: FieldChange[];
  shopper: ShopperPrice | null;
  /** Null for who may not read costs, too. */
  margin: MarginChange | null;
  notices: ChangeNotice[];
  problem: ChangeProblem | null;
  reason: string | null;
  resolution: ChangeResolution | null;
};

/** The rows that an apply writes, as SQL over `change_set_row`. */
export const IS_WRITTEN = sql<boolean>`(changes <> '[]' and resolution is distinct from 'skip'
  and (problem is null or (problem <> 'invalid' and resolution = 'mine')))`;

export const rowFilters = ['changed', 'notices', 'underCost', 'problems', 'unchanged', 'skipped'] as const;
export type RowFilter = (typeof rowFilters)[number];

const FILTERS: Record<RowFilter, RawBuilder<boolean>> = {
  changed: IS_WRITTEN,
  notices: sql`(${IS_WRITTEN} and notices <> '{}')`,
  underCost: sql`(${IS_WRITTEN} and (margin #>> '{after,cents}')::int < 0)`,
  problems: sql`problem is not null and resolution is null`,
  unchanged: sql`(changes = '[]' and problem is null)`,
  skipped: sql`resolution = 'skip'`,
};

export type RowQuery = { filter: RowFilter | null; after: number; mayReadCosts: boolean };

/** Rows of a set in order; `after` is the number of the last one of the page before. */
export async function listRows(db: Kysely<Tables>, id: number, { filter, after, mayReadCosts }: RowQuery) {
  const { rows } = await sql<ChangeSetRow>`
    select n, part, key, name, changes, shopper, ${mayReadCosts ? sql`margin` : sql`null as margin`}, notices, problem, reason, resolution from change_set_row
    where set_id = ${id} and n > ${after} and ${filter ? FILTERS[filter] : sql`true`} order by n limit ${PAGE + 1}`.execute(
    db,
  );
  const shown = rows.slice(0, PAGE);
  return { rows: shown, next: rows.length > PAGE ? (shown.at(-1)?.n ?? null) : null };
}

/** Counts the rows of a set as they stand. */
export async function countRows(db: Kysely<Tables>, id: number): Promise<Omit<ChangeCounts, 'carts' | 'quotes'>> {
  const isPriced = sql`${IS_WRITTEN} and part = 'prices'`;
  const hasBreaks = sql`${IS_WRITTEN} and changes @? '$[*] ? (@.field == "quantityPrices")'`;
  const before = sql`(shopper ->> 'before')::int`;
  const after = sql`(shopper ->> 'after')::int`;
  const { rows } = await sql<Omit<ChangeCounts, 'carts' | 'quotes'>>`
    select count(*) filter (where ${FILTERS.changed})::int as changed, count(*) filter (where ${FILTERS.unchanged})::int as unchanged,
      count(*) filter (where ${FILTERS.skipped})::int as skipped, count(*) filter (where ${FILTERS.problems})::int as problems,
      count(*) filter (where ${FILTERS.notices})::int as notices,
      count(*) filter (where ${FILTERS.underCost})::int as "underCost",
      count(*) filter (where ${isPriced})::int as priced,
      (count(distinct key) filter (where ${isPriced} or ${hasBreaks}) - count(*) filter (where ${isPriced}))::int as breaks,
      coalesce(max(greatest(0, (${before} - ${after})::float8 / nullif(${before}, 0))) filter (where ${IS_WRITTEN}), 0)::float8 as "largestDrop",
      coalesce(bool_or(${after} < ${before}) filter (where ${IS_WRITTEN}), false) as lowers
    from change_set_row where set_id = ${id}`.execute(db);
  return rows[0] ?? NO_COUNTS;
}
