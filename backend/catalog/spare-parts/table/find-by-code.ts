import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { PartRow } from './rows.ts';

/** `code` is normalised; `matching`: more conditions, on the columns of `spare_part`. */
export type CodeSearch = {
  code: string;
  supplierNumber: string | null;
  matching: RawBuilder<unknown> | null;
  offset: number;
  limit: number;
};
export type PartsOfCode = { rows: PartRow[]; total: number };

/** Hits are counted, and can be paged to, as far as this. */
export const COUNT_LIMIT = 1000;
/** With conditions that no index knows this many codes are looked at. */
const SCAN_LIMIT = 20_000;

type Sql = RawBuilder<unknown>;
/** Parts that an index finds in the order that it has. */
type Stretch = { where: Sql; order: Sql };

const CODE = sql`code_norm`;
const WITHOUT_ZEROS = sql`ltrim(code_norm, '0')`;

/** The end is above every letter and digit that a code can have, in byte order. */
const begins = (column: Sql, code: string): Sql =>
  code ? sql`${column} >= ${code} and ${column} < ${`${code}\u{10FFFF}`}` : sql`true`;

/** The parts that begin with the code, and those that do so but for leading zeros, of the code or of the part. */
function stretchesOf(code: string): { same: Stretch; others: Stretch[] } {
  const same = { where: begins(CODE, code), order: CODE };
  const bare = code.replace(/^0+/, '');
  if (!bare) return { same, others: [] };
  const zeros = sql`code_norm like '0%' and ${begins(WITHOUT_ZEROS, bare)} and not (${begins(CODE, code)})`;
  const others = [{ where: zeros, order: WITHOUT_ZEROS }];
  return { same, others: bare === code ? others : [...others, { where: begins(CODE, bare), order: CODE }] };
}

/**
 * Parts by the beginning of a code: the code itself, longer ones in their order, and after them those that differ by
 * leading zeros. Bounded work whatever the code: index entries are read, never a table. One statement answers a page,
 * another counts where the page does not tell the end.
 */
export async function findByCode(db: Kysely<Tables>, search: CodeSearch): Promise<PartsOfCode> {
  const { offset, limit } = search;
  const { same, others } = stretchesOf(search.code);
  const rows = limit === 0 ? [] : await page(db, search, same, others);
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  if (isLast) return { rows, total: Math.min(offset + rows.length, COUNT_LIMIT) };
  const all = [same, ...others].map((stretch) => found(stretch, search, sql`1`, sql.lit(COUNT_LIMIT)));
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (select from (${together(all)}) parts limit ${sql.lit(COUNT_LIMIT)}) every`.execute(
    db,
  );
  return { rows, total: counted[0]?.total ?? 0 };
}

/** What a stretch has in its order; conditions no index knows look at the beginning of it only. */
function found(stretch: Stretch, { supplierNumber, matching }: CodeSearch, columns: Sql, most: Sql): Sql {
  const ofSupplier = supplierNumber === null ? sql`` : sql`and supplier_number = ${supplierNumber}`;
  const all = sql`from spare_part where ${stretch.where} ${ofSupplier} order by ${stretch.order}, supplier_number`;
  if (matching === null) return sql`select ${columns} ${all} limit ${most}`;
  const looked = sql`(select * ${all} limit ${sql.lit(SCAN_LIMIT)}) spare_part`;
  return sql`select ${columns} from ${looked} where ${matching} limit ${most}`;
}

const together = (parts: readonly Sql[]) => sql`(${sql.join(parts, sql`) union all (`)})`;

/** A page of the same, and of the others as far as the same do not fill it. */
async function page(db: Kysely<Tables>, search: CodeSearch, same: Stretch, others: Stretch[]): Promise<PartRow[]> {
  const { offset, limit } = search;
  const window = sql`limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
  const most = sql.lit(offset + limit);
  const first = found(same, search, sql`*`, most);
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
      select *, ${WITHOUT_ZEROS}, 1 from (${together(others.map((stretch) => found(stretch, search, sql`*`, left)))}) other
    ) every order by part, turn, supplier_number ${window}`.execute(db);
  return rows;
}
