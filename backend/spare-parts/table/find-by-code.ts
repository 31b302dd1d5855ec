import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/db/tables.ts';
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

/**
 * Parts by the beginning of a code: the code itself, longer ones in their order, and after them those that differ by
 * leading zeros, of the code or of the part. Bounded work whatever the code: index entries are read, never a table.
 */
export async function findByCode(db: Kysely<Tables>, search: CodeSearch): Promise<PartsOfCode> {
  const { code, offset, limit } = search;
  const same = await page(db, search, [{ where: begins(CODE, code), order: CODE }], CODE);
  const bare = code.replace(/^0+/, '');
  if (!bare || same.total === COUNT_LIMIT) return same;

  const withZeros = sql`code_norm like '0%' and ${begins(WITHOUT_ZEROS, bare)} and not (${begins(CODE, code)})`;
  const stretches: Stretch[] = [{ where: withZeros, order: WITHOUT_ZEROS }];
  if (bare !== code) stretches.push({ where: begins(CODE, bare), order: CODE });
  const rest = { offset: Math.max(0, offset - same.total), limit: limit - same.rows.length };
  const other = await page(db, { ...search, ...rest }, stretches, WITHOUT_ZEROS);
  return { rows: [...same.rows, ...other.rows], total: Math.min(same.total + other.total, COUNT_LIMIT) };
}

/** What a stretch has in its order; conditions no index knows look at the beginning of it only. */
function found(stretch: Stretch, { supplierNumber, matching }: CodeSearch, columns: Sql): Sql {
  const ofSupplier = supplierNumber === null ? sql`` : sql`and supplier_number = ${supplierNumber}`;
  const all = sql`from spare_part where ${stretch.where} ${ofSupplier} order by ${stretch.order}, supplier_number`;
  if (matching === null) return sql`select ${columns} ${all}`;
  return sql`select ${columns} from (select * ${all} limit ${sql.lit(SCAN_LIMIT)}) spare_part where ${matching}`;
}

const together = (parts: readonly Sql[]) => sql`(${sql.join(parts, sql`) union all (`)})`;

/** A page of what some stretches have, merged in an order that they share, and how many there are. */
async function page(
  db: Kysely<Tables>,
  search: CodeSearch,
  stretches: readonly Stretch[],
  order: Sql,
): Promise<PartsOfCode> {
  const { offset, limit } = search;
  const each = (columns: Sql, most: number) =>
    stretches.map((stretch) => sql`${found(stretch, search, columns)} limit ${sql.lit(most)}`);
  const window = sql`limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
  const [only, ...others] = stretches;
  const isOne = only && others.length === 0 && search.matching === null;
  const asked = isOne
    ? sql<PartRow>`${found(only, search, sql`*`)} ${window}`
    : sql<PartRow>`select * from (${together(each(sql`*`, offset + limit))}) every
        order by ${order}, supplier_number ${window}`;
  const rows = limit === 0 ? [] : (await asked.execute(db)).rows;
  // counting is needed only where the page does not tell the end
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  if (isLast) return { rows, total: Math.min(offset + rows.length, COUNT_LIMIT) };
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (${together(each(sql`1`, COUNT_LIMIT))}) every`.execute(db);
  return { rows, total: Math.min(counted[0]?.total ?? 0, COUNT_LIMIT) };
}
