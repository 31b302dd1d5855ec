import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { PartRow } from './rows.ts';

/** `code` is normalised; `matching` is an extra condition on the columns of `spare_part`. */
export type CodeSearch = {
  code: string;
  supplierNumber: string | null;
  matching: RawBuilder<unknown> | null;
  offset: number;
  limit: number;
};
export type PartsOfCode = { rows: PartRow[]; total: number };

/** Counting and paging end here. */
export const COUNT_LIMIT = 1000;
/** How many codes are examined with a condition that no index covers. */
const SCAN_LIMIT = 20_000;

type Sql = RawBuilder<unknown>;
/** A range of an index, in its order. */
type IndexRange = { where: Sql; order: Sql };

const CODE = sql`code_norm`;
const WITHOUT_ZEROS = sql`ltrim(code_norm, '0')`;

/** A prefix condition that an index can use: the upper bound sorts after every letter and digit, in byte order. */
const hasPrefix = (column: Sql, code: string): Sql =>
  code ? sql`${column} >= ${code} and ${column} < ${`${code}\u{10FFFF}`}` : sql`true`;

/** The range of codes with the prefix, and those that match when leading zeros of the code or of the part are ignored. */
function indexRanges(code: string): { same: IndexRange; others: IndexRange[] } {
  const same = { where: hasPrefix(CODE, code), order: CODE };
  const bare = code.replace(/^0+/, '');
  if (!bare) return { same, others: [] };
  const zeros = sql`code_norm like '0%' and ${hasPrefix(WITHOUT_ZEROS, bare)} and not (${hasPrefix(CODE, code)})`;
  const others = [{ where: zeros, order: WITHOUT_ZEROS }];
  return { same, others: bare === code ? others : [...others, { where: hasPrefix(CODE, bare), order: CODE }] };
}

/**
 * Finds parts by prefix: the exact code, longer codes in order, then those that differ by leading zeros. Work is bounded
 * for any code: it reads index entries, never the whole table. One statement reads a page; a second counts unless the page
 * is the last.
 */
export async function findByCode(db: Kysely<Tables>, search: CodeSearch): Promise<PartsOfCode> {
  const { offset, limit } = search;
  const { same, others } = indexRanges(search.code);
  const rows = limit === 0 ? [] : await readPage(db, search, same, others);
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  if (isLast) return { rows, total: Math.min(offset + rows.length, COUNT_LIMIT) };
  const all = [same, ...others].map((range) => selectRange(range, search, sql`1`, sql.lit(COUNT_LIMIT)));
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (select from (${unionAll(all)}) parts limit ${sql.lit(COUNT_LIMIT)}) every`.execute(
    db,
  );
  return { rows, total: counted[0]?.total ?? 0 };
}

/** The select of a range in its order. An extra condition examines only the first `SCAN_LIMIT` rows of it. */
function selectRange(range: IndexRange, { supplierNumber, matching }: CodeSearch, columns: Sql, most: Sql): Sql {
  const ofSupplier = supplierNumber === null ? sql`` : sql`and supplier_number = ${supplierNumber}`;
  const all = sql`from spare_part where ${range.where} ${ofSupplier} order by ${range.order}, supplier_number`;
  if (matching === null) return sql`select ${columns} ${all} limit ${most}`;
  const scanned = sql`(select * ${all} limit ${sql.lit(SCAN_LIMIT)}) spare_part`;
  return sql`select ${columns} from ${scanned} where ${matching} limit ${most}`;
}

const unionAll = (parts: readonly Sql[]) => sql`(${sql.join(parts, sql`) union all (`)})`;

/** A page of `same`, filled up from `others`. */
async function readPage(
  db: Kysely<Tables>,
  search: CodeSearch,
  same: IndexRange,
  others: IndexRange[],
): Promise<PartRow[]> {
  const { offset, limit } = search;
  const window = sql`limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
  const most = sql.lit(offset + limit);
  const first = selectRange(same, search, sql`*`, most);
  if (others.length === 0) {
    const { rows } =
      await sql<PartRow>`select * from (${first}) every order by code_norm, supplier_number ${window}`.execute(db);
    return rows;
  }
  const left = sql`(${most} - (select count(*) from same))`;
  const { rows } = await sql<PartRow & { turn: string }>`
    with same as materialized (${first})
    select * from (
      select *, code_norm as turn, 0 as part from same
      union all
      select *, ${WITHOUT_ZEROS}, 1 from (${unionAll(others.map((range) => selectRange(range, search, sql`*`, left)))}) other
    ) every order by part, turn, supplier_number ${window}`.execute(db);
  return rows;
}
