import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { StoredHotspot } from '#backend/catalog/diagrams/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Localized } from '#domain/base/locale.ts';
import { isPart } from '../checking/staged-sql.ts';
import { diagramDeltaRow, diagramRow } from '../format.ts';
import { alreadyAt, type Place } from '../problems.ts';
import { hasLost, type Line } from '../reading/read-rows.ts';
import type { ImportRun, Mode } from '../run.ts';
import { select } from '../staging/rows.ts';
import { collectRows } from '../staging/stage-rows.ts';
import { createDrawings } from './drawings.ts';

type DiagramRecord = {
  slug: string;
  make: string;
  model: string;
  year_from: number;
  year_to: number;
  name: Localized;
  position: number;
  drawing: string;
  hotspots: StoredHotspot[];
};
export type DiagramChanges = { removed: string[]; written: DiagramRecord[] };

type Row = z.infer<typeof diagramDeltaRow>;
const REQUIRED = ['make', 'model', 'name', 'drawing', 'hotspots'] as const;

/** Compares the diagrams of the folder and their drawings with the stored ones. */
export async function compareDiagrams(run: ImportRun, mode: Mode, partsMode: Mode): Promise<DiagramChanges> {
  if (mode === null) return { removed: [], written: [] };
  const lines: Line<Row>[] =
    mode === 'whole'
      ? await collectRows(run, 'diagrams', diagramRow, { standIns: { make: '?', model: '?', name: { fi: '?' } } })
      : await collectRows(run, 'diagrams.delta', diagramDeltaRow);
  const rows = firstOfEach(run, lines);
  await notePartsNotThere(run, rows, partsMode);
  const drawings = createDrawings(run);
  const wanted = new Map<string, DiagramRecord>();
  for (const line of rows) {
    // already reported
    if (line.dropped) continue;
    const record = line.row.remove ? null : recordOf(run, line, await drawings.read(line));
    if (record) wanted.set(record.slug, record);
  }
  const stored = await select<DiagramRecord>(run.db, 'select * from diagram order by slug');
  const given = new Set(rows.map(({ row }) => row.slug));
  const removed = stored
    .filter(({ slug }) => !wanted.has(slug) && (mode === 'whole' || given.has(slug)))
    .map(({ slug }) => slug);
  const before = new Map(stored.map((record) => [record.slug, record]));
  const written = [...wanted.values()].filter((record) => !isDeepStrictEqual(record, before.get(record.slug)));
  for (const { slug } of written) run.diff.add('diagrams', before.has(slug) ? 'changed' : 'added', slug);
  for (const slug of removed) run.diff.add('diagrams', 'removed', slug);
  return { removed, written };
}

/** Reports rows whose slug another diagram has. */
function firstOfEach(run: ImportRun, lines: readonly Line<Row>[]): Line<Row>[] {
  const first = new Map<string, Place>();
  return lines.filter((line) => {
    const other = first.get(line.row.slug);
    if (!other) first.set(line.row.slug, line);
    else run.problems.add({ file: line.file, line: line.line, field: 'slug', reason: alreadyAt(other, line) });
    return !other;
  });
}

function recordOf(run: ImportRun, { row, ...at }: Line<Row>, drawing: string | null): DiagramRecord | null {
  const wrong = (field: string, reason: string) => run.problems.add({ file: at.file, line: at.line, field, reason });
  for (const field of REQUIRED) if (row[field] === undefined) wrong(field, 'is missing');
  const { make, model, name, hotspots = [] } = row;
  const parts = new Map<number, { sku: Sku; amount: number }>();
  for (const [i, { number, sku, amount }] of hotspots.entries()) {
    const other = parts.get(number) ?? { sku, amount };
    if (other.sku !== sku) wrong(`hotspots.${i}.number`, `${number} is ${other.sku} already`);
    if (other.amount !== amount) wrong(`hotspots.${i}.amount`, `of ${sku} is ${other.amount} already`);
    parts.set(number, other);
  }
  if (make === undefined || model === undefined || name === undefined || drawing === null) return null;
  const { slug, yearFrom = 0, yearTo = 9999, position } = row;
  return {
    slug,
    make,
    model,
    year_from: yearFrom,
    year_to: yearTo,
    name: { fi: name.fi, ...(name.en !== undefined && { en: name.en }) },
    position,
    drawing,
    hotspots: hotspots.map(({ number, sku, amount, x, y }) => ({ number, sku, amount, x, y })),
  };
}

async function notePartsNotThere(run: ImportRun, lines: readonly Line<Row>[], partsMode: Mode): Promise<void> {
  const named = new Set(lines.flatMap(({ row }) => (row.remove ? [] : (row.hotspots ?? []).map(({ sku }) => sku))));
  const missing = new Set(
    (
      await select<{ sku: Sku }>(
        run.db,
        `select sku from unnest($1::text[]) as named (sku) where not ${isPart(partsMode, 'named.sku')}`,
        [[...named]],
      )
    ).map(({ sku }) => sku),
  );
  if (hasLost(run.problems, 'spare-parts')) return;
  for (const { file, line, row } of lines)
    for (const [i, { sku }] of (row.remove ? [] : (row.hotspots ?? [])).entries())
      if (missing.has(sku))
        run.problems.add({ file, line, field: `hotspots.${i}.sku`, reason: `${sku} is no spare part` });
}
