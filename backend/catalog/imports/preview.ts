import { type Kysely, sql } from 'kysely';
import type { ImportDiff } from '#backend/catalog/import/diff.ts';
import { parts } from '#backend/catalog/import/diff.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { centsFromEuros } from '#domain/base/money.ts';
import { recordOf } from '#domain/base/records.ts';
import type { FieldChange } from '#domain/catalog/change-sets/change-set.ts';
import { type ImportCounts, NO_ROWS, type PreviewKind, previewKinds } from '#domain/catalog/imports/import-run.ts';

/** How many examples of each kind a preview keeps. */
export const SHOWN = 1000;

type Shown = { key: string; name: string; fields: FieldChange[] };
type Sized = Shown & { size: number };

/** Files have prices in euros, previews in cents. */
const inCents = (field: string, value: unknown) =>
  field === 'price' && typeof value === 'number' ? centsFromEuros(value) : value;

/** Counts all changes and keeps the largest of each kind, the first of equal ones. */
export function createPreview() {
  const counts: ImportCounts = { ...NO_ROWS };
  const kept = recordOf<PreviewKind, Sized[]>(previewKinds, () => []);
  /** From this size on a change is kept. */
  const least = recordOf(previewKinds, () => 0);
  const shorten = (kind: PreviewKind) => {
    kept[kind] = kept[kind].toSorted((a, b) => b.size - a.size).slice(0, SHOWN);
    if (kept[kind].length === SHOWN) least[kind] = kept[kind].at(-1)?.size ?? 0;
  };
  return {
    counts,
    add(kind: PreviewKind, size: number, make: () => Shown) {
      counts[kind]++;
      const isFull = kept[kind].length >= SHOWN;
      if (isFull && size <= least[kind]) return;
      kept[kind].push({ ...make(), size });
      if (kept[kind].length >= 2 * SHOWN) shorten(kind);
    },
    countLarge() {
      counts.large++;
    },
    /** The changes of an import that counts them itself. */
    addDiff(diff: ImportDiff) {
      for (const part of parts) {
        const { added, changed, removed } = diff[part];
        counts.added += added;
        counts.changed += changed;
        counts.removed += removed;
      }
      for (const { kind, key, fields } of diff.changes)
        kept[kind].push({
          key,
          name: '',
          size: 0,
          fields: fields.map(({ field, before = null, after = null }) => ({
            field,
            before: inCents(field, before),
            after: inCents(field, after),
          })),
        });
    },
    /** The examples, by kind, the largest first. */
    rows: () => {
      for (const kind of previewKinds) shorten(kind);
      return previewKinds.flatMap((kind) => kept[kind].map(({ size: _, ...row }, at) => ({ kind, n: at + 1, ...row })));
    },
  };
}
export type Preview = ReturnType<typeof createPreview>;

const BATCH = 500;

/** Stores the examples of a run in place of those of the last check. */
export async function storePreview(db: Kysely<Tables>, id: number, preview: Preview): Promise<void> {
  const rows = preview.rows().map((row) => ({ run_id: id, ...row }));
  await sql`delete from import_preview where run_id = ${id}`.execute(db);
  for (let from = 0; from < rows.length; from += BATCH)
    await sql`insert into import_preview (run_id, kind, n, key, name, fields)
      select run_id, kind, n, key, name, fields
      from json_populate_recordset(null::import_preview, ${JSON.stringify(rows.slice(from, from + BATCH))}::json)`.execute(
      db,
    );
}
