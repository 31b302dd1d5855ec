import { type Kysely, sql } from 'kysely';
import type { Problem } from '#backend/catalog/import/problems.ts';
import { CATALOG_CHANGED } from '#backend/catalog/products/tree-cache.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { findRedirect, type Redirect, redirectRules } from '#domain/content/redirects/redirect.ts';
import { addressOf, doorOf } from './addresses.ts';
import { contentKinds, readFrontMatter } from './front-matter.ts';
import type { Checked } from './read-content.ts';
import type { Source } from './read-sources.ts';

/** An address that a page had before, from the `formerly` of its file. */
export type FormerPath = { file: string; from: string; to: string };

/**
 * The old addresses of renamed pages with the new ones, and what is wrong with them: one that is a page, or that two
 * pages had.
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
      else if (other && other.to !== to) wrong(`${old} is already said by ${other.file}`);
      else former.set(from, other ?? { file, from, to });
    }
  return { former: [...former.values()], problems };
}

const asRedirect = ({ from, to }: FormerPath): Redirect => ({ from, to, status: 301, prefix: false });

/** Former addresses that with the redirects of an import would lead in a circle. */
export async function circlesOf(db: Kysely<Tables>, former: readonly FormerPath[]): Promise<Problem[]> {
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

/** Lets former addresses lead to the pages; those no file tells of any more are forgotten. An owner's redirect stays. */
export async function writeFormerPaths(tx: Kysely<Tables>, former: readonly FormerPath[]): Promise<void> {
  const doors = contentKinds.map((kind) => `${doorOf(kind)}/`);
  await sql`delete from redirect where source = 'slug'
    and exists (select from unnest(${doors}::text[]) door where starts_with(from_path, door))`.execute(tx);
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
 * Writes the former addresses of files already imported that are missing, as where an owner's redirect of the same address
 * has gone since. None when they would lead in a circle.
 */
export async function restoreFormerPaths(db: Kysely<Tables>, sources: readonly Source[]): Promise<void> {
  // at every start: most files tell of none, and reading their heads takes as long as all else of them
  const known = sources.flatMap((source) => {
    if (!source.text.includes('formerly')) return [];
    const head = readFrontMatter(source.text, source.kind);
    return head.ok ? [{ ...source, meta: head.meta }] : [];
  });
  const { former } = formerPaths(known);
  if ((await circlesOf(db, former)).length > 0) return;
  const written = await writeMissing(db, former);
  if (written.length > 0) await sql`select pg_notify(${CATALOG_CHANGED}, 'content')`.execute(db);
}
