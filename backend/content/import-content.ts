import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { CATALOG_CHANGED } from '../catalog/tree-cache.ts';
import type { ShopContext } from '../context.ts';
import type { PictureService } from '../pictures/service.ts';
import type { SearchService } from '../search/service.ts';
import { readSources, renderSources } from './read-content.ts';

export type ContentDeps = Pick<ShopContext, 'db'> & {
  pictures: Pick<PictureService, 'add' | 'inspect'>;
  search: Pick<SearchService, 'reindex'>;
};

export const CONTENT_FOLDER = fileURLToPath(new URL('../../content', import.meta.url));
const DEMO_PICTURES = fileURLToPath(new URL('../../demo/catalog/pictures', import.meta.url));
// a new way of rendering must render again what has not changed
const RENDERING = 2;

/**
 * Brings pages, articles and campaigns of a content folder into the shop and its search, all or nothing, when they differ from
 * what was brought last. Throws `ImportRefused` naming every wrong file. Returns the number of files, or null when
 * nothing had changed. A dry run checks the same and writes nothing.
 */
export async function importContent(
  deps: ContentDeps,
  folder = CONTENT_FOLDER,
  { dryRun = false } = {},
): Promise<number | null> {
  const sources = await readSources(folder);
  const hash = createHash('sha256')
    .update(JSON.stringify([RENDERING, sources]))
    .digest('hex');
  const known = await deps.db.kysely
    .selectFrom('shop_meta')
    .select('value')
    .where('key', '=', 'content_hash')
    .executeTakeFirst();
  if (known?.value === hash) return null;

  const inspected = {
    add: async (...picture: Parameters<PictureService['add']>) => (await deps.pictures.inspect(...picture)).id,
  };
  const pictures = dryRun ? inspected : deps.pictures;
  const contents = await renderSources(sources, [join(folder, 'pictures'), DEMO_PICTURES], pictures);
  const titleOf = new Map(contents.map(({ kind, locale, path, meta }) => [`${kind} ${locale} ${path}`, meta.title]));
  const rows = contents.map(({ kind, path, locale, meta, rendered, image }) => ({
    kind,
    path,
    locale,
    title: meta.title,
    description: meta.description,
    parent_name: meta.parent ?? titleOf.get(`${kind} ${locale} ${path.split('/').slice(0, -1).join('/')}`) ?? '',
    html: rendered.html,
    plain: rendered.plain,
    published_on: meta.date ?? null,
    image,
    ends_on: meta.until ?? null,
    campaign_code: meta.code ?? null,
    category: meta.category ?? null,
  }));
  if (dryRun) return rows.length;
  await deps.db.kysely.transaction().execute(async (tx) => {
    await tx.deleteFrom('content_page').execute();
    if (rows.length > 0) await tx.insertInto('content_page').values(rows).execute();
    await sql`insert into shop_meta (key, value) values ('content_hash', ${hash})
      on conflict (key) do update set value = excluded.value`.execute(tx);
    await deps.search.reindex(tx, 'contents');
    await sql`select pg_notify(${CATALOG_CHANGED}, 'content')`.execute(tx);
  });
  return rows.length;
}
