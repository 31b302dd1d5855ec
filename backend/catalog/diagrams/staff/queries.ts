import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { Hotspot } from '#domain/catalog/diagrams/hotspots.ts';

type Db = Kysely<Tables>;

/** A drawing as staff list it: `draft` is not in the shop, `changed` has changes that are not. */
export type ListedDrawing = {
  slug: string;
  make: string;
  model: string;
  name: Localized;
  parts: number;
  state: 'published' | 'draft' | 'changed';
};

/** A drawing with all it is made of. `version` 0: it has no draft. */
export type StoredDrawing = {
  slug: string;
  make: string;
  model: string;
  yearFrom: number;
  yearTo: number;
  name: Localized;
  drawing: string;
  hotspots: Hotspot[];
  version: number;
  base: string | null;
  changedAt: Date | null;
  changedBy: string | null;
};

const MOST_LISTED = 300;
const FINGERPRINT = sql`md5(d.drawing || d.hotspots::text || d.name::text || d.make || d.model || d.year_from || d.year_to)`;
const FIELDS = sql`d.slug, d.make, d.model, d.year_from as "yearFrom", d.year_to as "yearTo", d.name, d.drawing, d.hotspots`;

/** Drawings by make and model, at most 300; words must all be in make, model or name. */
export async function listDrawings(db: Db, words: readonly string[]): Promise<ListedDrawing[]> {
  const held = words.map(
    (word) => sql`make || ' ' || model || ' ' || (name ->> 'fi') || ' ' || coalesce(name ->> 'en', '')
      ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  );
  const { rows } = await sql<ListedDrawing>`
    select slug, make, model, name,
      (select count(distinct (spot ->> 'number'))::int from jsonb_array_elements(hotspots) spot) as parts,
      case when not is_draft then 'published' when is_sold then 'changed' else 'draft' end as state
    from (
      select coalesce(w.slug, d.slug) as slug, coalesce(w.make, d.make) as make, coalesce(w.model, d.model) as model,
        coalesce(w.name, d.name) as name, coalesce(w.hotspots, d.hotspots) as hotspots,
        w.slug is not null as is_draft, d.slug is not null as is_sold, coalesce(w.position, d.position) as position
      from diagram d full join diagram_draft w on w.slug = d.slug
    ) every where ${words.length > 0 ? sql.join(held, sql` and `) : sql`true`}
    order by lower(make), lower(model), position, slug limit ${MOST_LISTED}`.execute(db);
  return rows;
}

/** The draft of a drawing; locked until the transaction ends when `lock`. */
export async function readDraft(db: Db, slug: string, lock = false): Promise<StoredDrawing | null> {
  const { rows } = await sql<StoredDrawing>`
    select ${FIELDS}, d.version, d.base, d.changed_at as "changedAt", d.changed_by as "changedBy"
    from diagram_draft d where slug = ${slug} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** The drawing that shoppers see; `base` is its fingerprint. */
export async function readPublished(db: Db, slug: string): Promise<StoredDrawing | null> {
  const { rows } = await sql<StoredDrawing>`
    select ${FIELDS}, 0 as version, ${FINGERPRINT} as base, null as "changedAt", null as "changedBy"
    from diagram d where slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}

/** Begins a draft from the published drawing, unless there is one. */
export async function beginDraft(tx: Db, slug: string, at: Date): Promise<void> {
  await sql`
    insert into diagram_draft (slug, make, model, year_from, year_to, name, position, drawing, hotspots, base, version, changed_at)
    select slug, make, model, year_from, year_to, name, position, drawing, hotspots, ${FINGERPRINT}, 0, ${at}
    from diagram d where slug = ${slug} on conflict (slug) do nothing`.execute(tx);
}

/** Puts the draft in the place of the published drawing. */
export async function publishDraft(tx: Db, slug: string): Promise<void> {
  await sql`
    insert into diagram (slug, make, model, year_from, year_to, name, position, drawing, hotspots)
    select slug, make, model, year_from, year_to, name, position, drawing, hotspots from diagram_draft where slug = ${slug}
    on conflict (slug) do update set make = excluded.make, model = excluded.model, year_from = excluded.year_from,
      year_to = excluded.year_to, name = excluded.name, drawing = excluded.drawing, hotspots = excluded.hotspots`.execute(
    tx,
  );
  await tx.deleteFrom('diagram_draft').where('slug', '=', slug).execute();
}
