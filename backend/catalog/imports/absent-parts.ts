import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { type KnownPart, PART } from './known-parts.ts';

const BATCH = 2000;
const BITS = 8;
const FIRST_BYTES = 4096;

/** Ids of parts, one bit each: a list of a million rows takes some hundred kilobytes. */
export function createIdSet() {
  let bytes = new Uint8Array(FIRST_BYTES);
  return {
    add(id: number) {
      const at = Math.floor(id / BITS);
      if (at >= bytes.length) {
        const grown = new Uint8Array(Math.max(bytes.length * 2, at + 1));
        grown.set(bytes);
        bytes = grown;
      }
      bytes[at] = (bytes[at] ?? 0) | (1 << (id % BITS));
    },
    has: (id: number): boolean => ((bytes[Math.floor(id / BITS)] ?? 0) & (1 << (id % BITS))) !== 0,
  };
}
export type IdSet = ReturnType<typeof createIdSet>;

/** The parts of a supplier that its list does not name, by code, in batches. */
export async function* absentParts(db: Kysely<Tables>, number: string, listed: IdSet): AsyncGenerator<KnownPart[]> {
  for (let after = ''; ; ) {
    const { rows } = await sql<KnownPart>`
      select ${PART} from spare_part where supplier_number = ${number} and product_code > ${after}
      order by product_code limit ${BATCH}`.execute(db);
    yield rows.filter(({ id }) => !listed.has(id));
    const last = rows.at(-1);
    if (!last) return;
    after = last.code;
  }
}
