import { type Kysely, sql } from 'kysely';
import type { Problem } from '#backend/catalog/import/problems.ts';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { findRedirect, type Redirect, redirectRules } from '#domain/base/redirects/redirect.ts';
import { contentKinds } from '#domain/content/pages/content-kind.ts';
import { addressOf, prefixOf } from './addresses.ts';
import { readFrontMatter } from './front-matter.ts';
import type { Checked, Source } from './read-sources.ts';

/** A former path of a page, from `formerly` of its file. */
export type FormerPath = { file: string; from: string; to: string };

/**
 * Former paths of pages with their current ones, and problems: a former path that is a page, or that two pages claim.
 */
export function formerPaths(contents: readonly Pick<Checked, 'file' | 'kind' | 'path' | 'meta'>[]): {
  former: FormerPath[];
  problems: Problem[];
} {
  const pages = new Set(contents.map(({ kind, path }) => addressOf(kind, path)));
  const former = new Map<string, FormerPath>();
  const problems: Problem[] = [];
  for (const { file, kind, path, meta } of contents.filter((own) => !own.meta.draft))
    for (const old of meta.formerly ?? []) {
      const [from, to] = [addressOf(kind, old), addressOf(kind, path)];
      const wrong = (reason: string) => problems.push({ file, line: null, field: 'formerly', reason });
      const other = former.get(from);
      if (pages.has(from)) wrong(`${old} is a page`);
      else if (other && other.to !== to) wrong(`${old} is also a former path in ${other.file}`);
      else former.set(from, other ?? { file, from, to });
    }
  return { former: [...former.values()], problems };
}

const asRedirect = ({ from, to }: FormerPath): Redirect => ({ from, to, status: 301, prefix: false });

/** Former paths that would make a loop with the imported redirects. */
export async function redirectLoops(db: Kysely<Tables>, former: readonly FormerPath[]): Promise<Problem[]> {
  if (former.length === 0) return [];
  const rows = await db.selectFrom('redirect').selectAll().where('source', '=', 'import').execute();
  const imported = rows.map(
    ({ from_path, to_url, status, prefix }): Redirect => ({
      from: from_path,
      to: to_url,
      status: status === 302 ? 302 : 301,
      prefix,
    }),
  );
  const rules = redirectRules([...former.map(asRedirect), ...imported]);
  return former
    .filter(({ from }) => findRedirect(rules, from) === null)
    .map(({ file, from }) => ({
      file,
      line: null,
      field: 'formerly',
      reason: `${from} leads in a circle: an imported redirect leads from here to there`,
    }));
}

/** Stores redirects from former paths and deletes those that no file names. Redirects of the owner stay. */
export async function writeFormerPaths(tx: Kysely<Tables>, former: readonly FormerPath[]): Promise<void> {
  const prefixes = contentKinds.map((kind) => `${prefixOf(kind)}/`);
  await sql`delete from redirect where source = 'slug'
    and exists (select from unnest(${prefixes}::text[]) prefix where starts_with(from_path, prefix))`.execute(tx);
  await writeMissing(tx, former);
}

async function writeMissing(db: Kysely<Tables>, former: readonly FormerPath[]): Promise<string[]> {
  if (former.length === 0) return [];
  const written = await db
    .insertInto('redirect')
    .values(former.map(({ from, to }) => ({ from_path: from, to_url: to, source: 'slug' })))
    .onConflict((conflict) => conflict.column('from_path').doNothing())
    .returning('from_path')
    .execute();
  return written.map(({ from_path }) => from_path);
}

/**
 * Stores missing redirects of files that are already imported, for example where an owner's redirect has been removed.
 * None when they would make a loop.
 */
export async function restoreFormerPaths(db: Kysely<Tables>, sources: readonly Source[]): Promise<void> {
  // runs at every start: most files name no former path, and parsing their front matter is the costly part
  const known = sources.flatMap((source) => {
    if (!source.text.includes('formerly')) return [];
    const head = readFrontMatter(source.text, source.kind);
    return head.ok ? [{ ...source, meta: head.meta }] : [];
  });
  const { former } = formerPaths(known);
  if ((await redirectLoops(db, former)).length > 0) return;
  const written = await writeMissing(db, former);
  if (written.length > 0) await sql`select pg_notify(${CATALOG_CHANGED}, 'content')`.execute(db);
}
