import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Localized } from '#domain/base/locale.ts';

/** A numbered place in a drawing. `x` and `y` are percentages of the drawing's size; `sku` is a spare part's. */
export type StoredHotspot = { number: number; sku: Sku; amount: number; x: number; y: number };

/** A diagram without its drawing: `view_box` has the size and `hash` changes with the content. */
export type ListedDiagram = {
  slug: string;
  make: string;
  model: string;
  year_from: number;
  year_to: number;
  name: Localized;
  parts: number;
  view_box: string;
  follows_theme: boolean;
  hash: string;
};

type Db = Kysely<Tables>;

const LISTED = sql`d.slug, d.make, d.model, d.year_from, d.year_to, d.name,
  (select count(distinct (spot ->> 'number'))::int from jsonb_array_elements(d.hotspots) spot) as parts,
  substring(d.drawing from 'viewBox="([^"]*)"') as view_box, d.drawing like '%currentColor%' as follows_theme,
  left(md5(d.drawing), 10) as hash`;
const ORDER = sql`order by lower(d.make), lower(d.model), d.position, d.slug`;

/** Diagrams of a make and a model; null means any. */
export async function readDiagrams(
  db: Db,
  { make, model }: { make: string | null; model: string | null },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ diagrams: ListedDiagram[]; total: number }> {
  const { rows } = await sql<ListedDiagram & { total: number }>`
    select ${LISTED}, (count(*) over ())::int as total from diagram d
    where (${make}::text is null or lower(d.make) = lower(${make}))
      and (${model}::text is null or lower(d.model) = lower(${model}))
    ${ORDER} limit ${limit} offset ${offset}`.execute(db);
  return { diagrams: rows, total: rows[0]?.total ?? 0 };
}

/** Diagrams that show a part. */
export async function readDiagramsOfPart(db: Db, sku: Sku): Promise<ListedDiagram[]> {
  const { rows } = await sql<ListedDiagram>`
    select ${LISTED} from diagram d where d.hotspots @> ${JSON.stringify([{ sku }])}::jsonb ${ORDER} limit 12`.execute(
    db,
  );
  return rows;
}

/** Diagrams whose make, model and name hold every word. */
export async function readDiagramsByText(db: Db, words: readonly string[]): Promise<ListedDiagram[]> {
  if (words.length === 0) return [];
  const held = words.map(
    (word) => sql`d.make || ' ' || d.model || ' ' || (d.name ->> 'fi') || ' ' || coalesce(d.name ->> 'en', '')
      ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  );
  const { rows } = await sql<ListedDiagram>`
    select ${LISTED} from diagram d where ${sql.join(held, sql` and `)} ${ORDER} limit 12`.execute(db);
  return rows;
}

/** All diagrams of a make. */
export async function readDiagramsOfMake(db: Db, make: string): Promise<ListedDiagram[]> {
  const { rows } = await sql<ListedDiagram>`
    select ${LISTED} from diagram d where lower(d.make) = lower(${make}) ${ORDER}`.execute(db);
  return rows;
}

/** One diagram with its hotspots; null when the slug is unknown. */
export async function readDiagram(
  db: Db,
  slug: string,
): Promise<(ListedDiagram & { hotspots: StoredHotspot[] }) | null> {
  const { rows } = await sql<ListedDiagram & { hotspots: StoredHotspot[] }>`
    select ${LISTED}, d.hotspots from diagram d where d.slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}

export async function readDrawing(db: Db, slug: string): Promise<string | null> {
  const row = await db.selectFrom('diagram').select('drawing').where('slug', '=', slug).executeTakeFirst();
  return row?.drawing ?? null;
}

/** Makes and models that have diagrams, in alphabetical order. */
export async function readDiagramModels(db: Db): Promise<{ make: string; model: string; diagrams: number }[]> {
  const { rows } = await sql<{ make: string; model: string; diagrams: number }>`
    select min(make) as make, min(model) as model, count(*)::int as diagrams from diagram
    group by lower(make), lower(model) order by lower(make), lower(model)`.execute(db);
  return rows;
}
