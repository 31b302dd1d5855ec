import type { Connection } from '#backend/platform/db/db.ts';
import { findRedirect, redirectRules } from '#domain/base/redirects/redirect.ts';
import { redirectDeltaRow, redirectRow } from '../format.ts';
import type { Place } from '../problems.ts';
import type { ImportRun, Mode } from '../run.ts';
import { select } from '../staging/rows.ts';
import { collectRows } from '../staging/stage-rows.ts';

type Redirect = { from_path: string; to_url: string; status: 301 | 302; prefix: boolean };
export type RedirectChanges = { removed: string[]; written: Redirect[] };

/** Compares the redirects of the folder with the stored ones; rejects loops. */
export async function compareRedirects(run: ImportRun, mode: Mode): Promise<RedirectChanges> {
  if (mode === null) return { removed: [], written: [] };
  const rows =
    mode === 'whole'
      ? await collectRows(run, 'redirects', redirectRow)
      : await collectRows(run, 'redirects.delta', redirectDeltaRow);
  const stored = await select<Redirect & { source: string }>(
    run.db,
    'select from_path, to_url, status, prefix, source from redirect',
  );
  const places = new Map<string, Place>();
  const wanted = new Map<string, Redirect>();
  const dropped = new Set<string>();
  for (const entry of rows.filter(({ dropped: wrong }) => wrong === undefined)) {
    const { row, file, line } = entry;
    const isRemoved = 'remove' in row && row.remove;
    if (places.has(row.from))
      run.problems.add({ file, line, field: 'from', reason: `is already on line ${places.get(row.from)?.line}` });
    places.set(row.from, { file, line });
    if (isRemoved) dropped.add(row.from);
    else if (row.to === undefined) run.problems.add({ file, line, field: 'to', reason: 'is missing' });
    else wanted.set(row.from, { from_path: row.from, to_url: row.to, status: row.status, prefix: row.prefix });
  }
  const stays = ({ from_path, source }: { from_path: string; source: string }) =>
    !wanted.has(from_path) && !dropped.has(from_path) && (mode === 'delta' || source === 'slug');
  const all = new Map<string, Redirect>([
    ...stored.filter(stays).map((row) => [row.from_path, row] as const),
    ...wanted,
  ]);
  const rules = redirectRules(
    [...all.values()].map(({ from_path, to_url, ...rule }) => ({ ...rule, from: from_path, to: to_url })),
  );
  for (const [from, at] of places)
    if (wanted.has(from) && findRedirect(rules, from) === null)
      run.problems.add({ ...at, field: 'to', reason: 'leads back to itself or through too many redirects' });

  const before = new Map(stored.map((row) => [row.from_path, row]));
  const removed = stored.filter((row) => !stays(row) && !wanted.has(row.from_path)).map(({ from_path }) => from_path);
  const written = [...wanted.values()].filter((row) => {
    const old = before.get(row.from_path);
    const isSame = old?.to_url === row.to_url && old.status === row.status && old.prefix === row.prefix;
    if (!isSame || old.source === 'slug')
      run.diff.add('redirects', old ? 'changed' : 'added', row.from_path, [
        { field: 'to', before: old?.to_url, after: row.to_url },
      ]);
    return !isSame || old.source === 'slug';
  });
  for (const from of removed) run.diff.add('redirects', 'removed', from);
  return { removed, written };
}

export async function writeRedirects(tx: Connection, { removed, written }: RedirectChanges): Promise<void> {
  if (removed.length > 0) await tx.query('delete from redirect where from_path = any($1::text[])', [removed]);
  if (written.length > 0)
    await tx.query(
      `insert into redirect (from_path, to_url, status, prefix, source)
       select from_path, to_url, status, prefix, 'import' from json_to_recordset($1::json) as
         row (from_path text, to_url text, status integer, prefix boolean)
       on conflict (from_path) do update set to_url = excluded.to_url, status = excluded.status,
         prefix = excluded.prefix, source = 'import'`,
      [JSON.stringify(written)],
    );
}

/**
 * Redirects the old addresses of products whose slug changes to the new ones (import-5). Call it while the old products
 * exist, and `dropRedirectsAtProducts` afterwards.
 */
export async function redirectOldSlugs(tx: Connection): Promise<void> {
  const moved = `staging.product new join product old using (id) where new.slug <> old.slug`;
  await tx.exec(`
    update redirect set to_url = '/product/' || new.slug from ${moved}
      and redirect.source = 'slug' and redirect.to_url = '/product/' || old.slug`);
  await tx.exec(`
    insert into redirect (from_path, to_url, source) select '/product/' || old.slug, '/product/' || new.slug, 'slug'
    from ${moved} on conflict (from_path) do update set to_url = excluded.to_url where redirect.source = 'slug'`);
}

/** Deletes redirects from addresses that are a product's again. */
export async function dropRedirectsAtProducts(tx: Connection): Promise<void> {
  await tx.exec(`delete from redirect where source = 'slug' and starts_with(from_path, '/product/') and exists (
    select from product where slug = substr(from_path, length('/product/') + 1))`);
}
