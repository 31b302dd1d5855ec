import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { createProblems, ImportRefused, type Problem } from '#backend/catalog/import/problems.ts';
import type { PictureService } from '#backend/catalog/media/service.ts';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { shop } from '#shop.config';
import { createPictureAdder } from './add-pictures.ts';
import { deadCatalogLinks } from './check-catalog-links.ts';
import { linksToHiddenPages } from './check-links.ts';
import { emptyProductBlocks } from './check-product-blocks.ts';
import { redirectLoops, restoreFormerPaths, writeFormerPaths } from './former-paths.ts';
import { renderSources } from './read-content.ts';
import { type Checked, readSources } from './read-sources.ts';
import { conflictsOf, planImport, refuseConflicts, sourcesOf, storePlan } from './staff/import-plan.ts';
import { lockContents, readStoredTexts, storePictures, versionsOf } from './staff/stored-texts.ts';

export type ContentDeps = Pick<ShopContext, 'db' | 'now' | 'hasPage'> & {
  pictures: Pick<PictureService, 'add' | 'inspect'> & Partial<Pick<PictureService, 'has'>>;
  search: Pick<SearchService, 'recordChange'>;
};

export type ContentOptions = {
  /** Validates without writing. */
  dryRun?: boolean;
  /**
   * For interactive use: dead catalog links and links to pages of other days are errors instead of warnings, and this
   * search checks whether product blocks have products.
   */
  strict?: Pick<SearchService, 'count'> | null;
  /** Validates unchanged content too. */
  evenUnchanged?: boolean;
  /** Texts that both a file and the admin changed stay as the admin has them. */
  theirs?: boolean;
  /** Who imports; shown with the versions. */
  by?: string | null;
};

/** `files` is null when nothing has changed since the last import; then nothing was validated. */
export type ContentImport = { files: number | null; warnings: Problem[] };

export const CONTENT_FOLDER = fileURLToPath(new URL('../../../content', import.meta.url));
const DEMO_PICTURES = fileURLToPath(new URL('../../../demo/catalog/pictures', import.meta.url));
// version of the rendering: raise it to render unchanged content again
const RENDERING = 5;

/**
 * Imports pages, articles and campaigns of a content folder and indexes them, all or nothing, when they have changed
 * since the last import. Throws `ImportRefused` with every invalid file, line and field (page-1, docs/content.md). What the admin
 * changed since the last import stays; a text that both changed is a conflict (admin-page-7).
 */
export async function importContent(
  deps: ContentDeps,
  folder = CONTENT_FOLDER,
  { dryRun = false, strict = null, evenUnchanged = false, theirs = false, by = null }: ContentOptions = {},
): Promise<ContentImport> {
  const files = await readSources(folder);
  const hash = createHash('sha256')
    .update(JSON.stringify([RENDERING, files]))
    .digest('hex');
  const known = await deps.db.kysely
    .selectFrom('shop_meta')
    .select('value')
    .where('key', '=', 'content_hash')
    .executeTakeFirst();
  if (known?.value === hash && !evenUnchanged) {
    if (!dryRun) await restoreFormerPaths(deps.db.kysely, files);
    return { files: null, warnings: [] };
  }

  const stored = await readStoredTexts(deps.db.kysely);
  const plan = planImport(files, stored);
  if (strict && !theirs) refuseConflicts(plan);
  const problems = createProblems();
  const inspected = {
    ...deps.pictures,
    add: async (...picture: Parameters<PictureService['add']>) => (await deps.pictures.inspect(...picture)).id,
  };
  const folders = [join(folder, 'pictures'), DEMO_PICTURES];
  const pictures = createPictureAdder({ folders, pictures: dryRun ? inspected : deps.pictures, problems });
  const { contents, former, catalogLinks, warnings } = await renderSources(sourcesOf(plan), {
    pictures,
    problems,
    hasPage: deps.hasPage,
  });
  problems.refuseIfAny();
  const today = localDay(deps.now(), shop.timeZone);
  const dead = [...(await deadCatalogLinks(deps.db.kysely, catalogLinks)), ...linksToHiddenPages(contents, today)];
  if (strict && dead.length > 0) throw new ImportRefused(dead);
  const circles = await redirectLoops(deps.db.kysely, former);
  if (circles.length > 0) throw new ImportRefused(circles);
  const rows = rowsOf(contents);
  const empty = strict ? await emptyProductBlocks(strict, contents) : [];
  const kept = theirs ? [] : conflictsOf(plan);
  const done = { files: rows.length, warnings: [...kept, ...dead, ...empty, ...warnings] };
  if (dryRun) return done;
  const isCurrent = await deps.db.kysely.transaction().execute(async (tx) => {
    await lockContents(tx);
    // the admin published meanwhile: what was rendered is not the newest
    if (versionsOf(await readStoredTexts(tx)) !== versionsOf(stored)) return false;
    await tx.deleteFrom('content_page').execute();
    if (rows.length > 0) await tx.insertInto('content_page').values(rows).execute();
    await storePlan(tx, plan, { by, now: deps.now(), theirs });
    await storePictures(tx, pictures.found());
    await writeFormerPaths(tx, former);
    // a conflict is looked at again by the next import
    await storeMeta(tx, 'content_hash', kept.length > 0 ? '' : hash);
    await deps.search.recordChange(tx, 'contents');
    await sql`select pg_notify(${CATALOG_CHANGED}, 'content')`.execute(tx);
    return true;
  });
  if (isCurrent) return done;
  return importContent(deps, folder, { dryRun, strict, evenUnchanged, theirs, by });
}

/** Stores a value of the shop. */
export const storeMeta = (tx: Kysely<Tables>, key: string, value: string) =>
  sql`insert into shop_meta (key, value) values (${key}, ${value})
    on conflict (key) do update set value = excluded.value`.execute(tx);

/** The shop's rows of rendered texts. */
export function rowsOf(contents: readonly Checked[]) {
  const titleOf = new Map(contents.map(({ kind, locale, path, meta }) => [`${kind} ${locale} ${path}`, meta.title]));
  return contents.map(({ kind, path, locale, meta, built, image }) => ({
    kind,
    path,
    locale,
    title: meta.title,
    description: meta.description,
    parent_name: meta.parent ?? titleOf.get(`${kind} ${locale} ${path.split('/').slice(0, -1).join('/')}`) ?? '',
    blocks: JSON.stringify(built.blocks),
    plain: built.plain,
    published_on: meta.date ?? null,
    starts_on: meta.from ?? null,
    ends_on: meta.until ?? null,
    updated_on: meta.updated ?? null,
    draft: meta.draft ?? false,
    noindex: meta.noindex ?? false,
    image,
    campaign_code: meta.code ?? null,
    category: meta.category ?? null,
    without_reduced: meta.reduced === false,
  }));
}
