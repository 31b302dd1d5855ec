import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { FeedKind, FeedOperation } from './kinds.ts';

/** The latest change of a thing. `version` names its state: it differs after every change. */
export type FeedEntry = { kind: FeedKind; id: string; op: FeedOperation; version: string; at: Date; cursor: string };

type Row = { kind: FeedKind; id: string; op: FeedOperation; xid: string; at: Date; micros: string };

// no id has a NUL, which the database would refuse
const CURSOR = /^(\d{1,19})\.(\w{1,20})\.([^\0]{0,200})$/;

const encode = ({ xid, kind, id }: Row): string => Buffer.from(`${xid}.${kind}.${id}`).toString('base64url');

/** The place that a cursor names; null for a text that is none. */
export function readCursor(cursor: string): { xid: string; kind: string; id: string } | null {
  const [, xid, kind, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return xid && kind && id !== undefined && BigInt(xid) < 2n ** 63n ? { xid, kind, id } : null;
}

const versionText = (row: Pick<Row, 'xid' | 'micros'>): string =>
  `${BigInt(row.xid).toString(36)}-${BigInt(row.micros).toString(36)}`;

const micros = sql<string>`(extract(epoch from changed_at) * 1000000)::bigint::text`;

/** The version of a thing, for its ETag; null for one that never changed. */
export async function versionOf(db: Kysely<Tables>, kind: FeedKind, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('change_feed')
    .select([sql<string>`xid::text`.as('xid'), micros.as('micros')])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? versionText(row) : null;
}

type Asked = { kinds: readonly FeedKind[]; after: string | null; limit: number };

/**
 * Things in the order in which they changed last, after a cursor, each once; `cursor` continues after the last. Complete under
 * concurrent changes: what a running transaction may still commit before the cursor is not passed (api-8). `after` must be a cursor of
 * an entry.
 */
export async function changesAfter(db: Kysely<Tables>, { kinds, after, limit }: Asked): Promise<FeedEntry[]> {
  const place = (after && readCursor(after)) || { xid: '0', kind: '', id: '' };
  const { xid, kind, id } = place;
  const ofKind = kinds.map(
    (one) => sql`
      select * from (
        select kind, id, op, xid, changed_at from change_feed
        where kind = ${one} and xid >= ${xid}::bigint
          and (xid, kind collate "C", id) > (${xid}::bigint, ${kind} collate "C", ${id})
          and xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
        order by xid, id limit ${limit}
      ) of_kind`,
  );
  const { rows } = await sql<Row>`
    select kind, id, op, xid::text as xid, changed_at as at, ${micros} as micros
    from (${sql.join(ofKind, sql` union all `)}) found
    order by found.xid, kind collate "C", id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    op: row.op,
    at: row.at,
    version: versionText(row),
    cursor: encode(row),
  }));
}
