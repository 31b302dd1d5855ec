import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { variantWidths } from '#domain/base/picture-variants.ts';
import type { MediaKind, MediaQuery } from '#domain/catalog/products/media-list.ts';

/** A place where a file is used; `subject` is a sku, a category's path or a page's path. */
export type MediaUse = {
  kind: 'product' | 'category' | 'page' | 'review';
  subject: string;
  name: string;
  altFi: string | null;
  altEn: string | null;
};

export type MediaFile = {
  id: string;
  kind: MediaKind;
  type: string;
  name: string;
  bytes: number;
  width: number | null;
  height: number | null;
  addedAt: Date;
  addedBy: string | null;
};

/** A file in the list: what it is called where it is used first, and in how many places it is. */
export type ListedMedia = MediaFile & { uses: number; usedAs: string | null; lacksAlt: boolean };

const PAGE = 50;
const MOST_COUNTED = 10_000;

// no view: imports swap the tables of products, which a view would hold on to
const USES = sql`
  select image ->> 'id' as media, 'product' as kind, p.sku as subject, p.name_fi as name,
    image #>> '{alt,fi}' as alt_fi, image #>> '{alt,en}' as alt_en
  from product p, jsonb_array_elements(p.images) image
  union all select image ->> 'id', 'product', p.sku, p.name_fi, image #>> '{alt,fi}', image #>> '{alt,en}'
  from product_variant v join product p on p.id = v.product_id, jsonb_array_elements(v.images) image
  union all select file ->> 'id', 'product', p.sku, p.name_fi, file #>> '{title,fi}', file #>> '{title,en}'
  from product p, jsonb_array_elements(p.documents) file where file ? 'id'
  union all select file ->> 'id', 'product', d.sku, coalesce(d.name_fi, d.sku),
    coalesce(file #>> '{alt,fi}', file #>> '{title,fi}'), coalesce(file #>> '{alt,en}', file #>> '{title,en}')
  from product_draft d, lateral (
    select jsonb_path_query(d.content, '$.images[*]') as file
    union all select jsonb_path_query(d.content, '$.documents[*]')
    union all select jsonb_path_query(d.content, '$.variantImages.*[*]')) files where file ? 'id'
  union all select file, 'product', p.sku, p.name_fi, p.video #>> '{alt,fi}', p.video #>> '{alt,en}'
  from product p, unnest(array[p.video ->> 'id', p.video ->> 'poster', p.video ->> 'captions']) file where file is not null
  union all select file, 'product', d.sku, coalesce(d.name_fi, d.sku), d.content #>> '{page,video,alt,fi}', d.content #>> '{page,video,alt,en}'
  from product_draft d, unnest(array[d.content #>> '{page,video,id}', d.content #>> '{page,video,poster}',
    d.content #>> '{page,video,captions}']) file where file is not null
  union all select photo, 'review', r.product_sku, r.name, null, null from review r, unnest(r.photos) photo
  union all select image, 'category', path, name_fi, null, null from category where image is not null
  union all select distinct found[1], 'page', c.path, c.title, null, null
  from content_page c, regexp_matches(to_jsonb(c)::text, '\\m[0-9a-f]{16}\\M', 'g') found`;

const columns = sql`m.id, m.kind, m.type, m.name, m.bytes::float8 as bytes, m.width, m.height, m.added_at as "addedAt",
  m.added_by as "addedBy"`;

function conditions({ text, kind, lacks }: MediaQuery): RawBuilder<unknown>[] {
  const words = text.split(/\s+/).filter(Boolean);
  return [
    sql`true`,
    ...words.map((word) => {
      const part = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
      return sql`(m.name ilike ${part} or m.id in (
        select media from uses where concat_ws(' ', name, subject, alt_fi, alt_en) ilike ${part}))`;
    }),
    ...(kind ? [sql`m.kind = ${kind}`] : []),
    ...lacks.map((lack) => {
      if (lack === 'unused') return sql`u.n is null`;
      if (lack === 'alt') return sql`u.lacks_alt`;
      return sql`(m.kind = 'picture' and m.type <> 'svg' and m.width < ${variantWidths.large})`;
    }),
  ];
}

const found = (where: readonly RawBuilder<unknown>[]) => sql`
  from media_file m left join (
    select media, count(distinct (kind, subject))::int as n, min(name) as used_as,
      bool_or(kind = 'product' and (coalesce(alt_fi, '') = '' or coalesce(alt_en, '') = '')) as lacks_alt
    from uses group by media) u on u.media = m.id
  where ${sql.join(where, sql` and `)}`;

/** A page of files, newest first, and how many the query finds (10,001: more than 10,000). */
export async function listMedia(db: Kysely<Tables>, query: MediaQuery, after: string | null) {
  const [at = '', id = ''] = (after ?? '').split(' ');
  const cursor = Number.isNaN(Date.parse(at)) ? [] : [sql`(m.added_at, m.id) < (${new Date(at)}, ${id})`];
  const where = conditions(query);
  const [page, counted] = await Promise.all([
    sql<ListedMedia>`with uses as (${USES})
      select ${columns}, coalesce(u.n, 0) as uses, u.used_as as "usedAs", coalesce(u.lacks_alt, false) as "lacksAlt"
      ${found([...where, ...cursor])} order by m.added_at desc, m.id desc limit ${PAGE + 1}`.execute(db),
    sql<{ n: number }>`with uses as (${USES})
      select count(*)::int as n from (select ${found(where)} limit ${MOST_COUNTED + 1}) counted`.execute(db),
  ]);
  const files = page.rows.slice(0, PAGE);
  const last = page.rows.length > PAGE ? files.at(-1) : undefined;
  return { files, total: counted.rows[0]?.n ?? 0, next: last ? `${last.addedAt.toISOString()} ${last.id}` : null };
}

/** A file and all its uses; null when there is none. */
export async function readMedia(db: Kysely<Tables>, id: string): Promise<(MediaFile & { uses: MediaUse[] }) | null> {
  const { rows } = await sql<MediaFile>`select ${columns} from media_file m where id = ${id}`.execute(db);
  const [file] = rows;
  return file ? { ...file, uses: await usesOf(db, id) } : null;
}

/** Where a file is used, each place once. */
export async function usesOf(db: Kysely<Tables>, id: string): Promise<MediaUse[]> {
  const { rows } = await sql<MediaUse>`
    select distinct on (kind, name, subject) kind, subject, name, alt_fi as "altFi", alt_en as "altEn"
    from (${USES}) uses where media = ${id} order by kind, name, subject, alt_en nulls last`.execute(db);
  return rows;
}

// product_variant first, as a save of a product locks it first
/** Keeps products, drafts, categories and pages from beginning to use a file until the transaction ends. */
export const holdUses = (tx: Kysely<Tables>) =>
  sql`lock table product_variant, product, product_draft, category, content_page, review in share mode`.execute(tx);
