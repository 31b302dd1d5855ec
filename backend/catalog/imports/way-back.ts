import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import { type ImportOptions, importCatalog } from '#backend/catalog/import/import-catalog.ts';
import { VALUES } from '#backend/catalog/import/spare-parts/columns.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { eurosFromCents } from '#domain/base/money.ts';
import { writeLines } from './files/write-file.ts';
import type { PartChange, PartValues } from './part-changes.ts';
import type { RunDeps } from './run-import.ts';

const BATCH = 500;
const fileOf = (deps: Pick<RunDeps, 'folderOf'>, id: number) => join(deps.folderOf(id), 'way-back.jsonl');

/** The file that takes an import of spare parts back: what each part was, and what was written over it. */
export async function openWayBack(deps: Pick<RunDeps, 'folderOf'>, id: number) {
  await mkdir(deps.folderOf(id), { recursive: true });
  const stream = createWriteStream(fileOf(deps, id));
  return {
    async keep(changes: PartChange[]) {
      if (changes.length === 0) return;
      const isFull = !stream.write(changes.map((change) => `${JSON.stringify(change)}\n`).join(''));
      if (isFull) await once(stream, 'drain');
    },
    async close() {
      stream.end();
      await finished(stream);
    },
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A row of spare-parts.delta of what a part was. */
function rowOf([supplier, code]: PartChange['key'], before: PartValues) {
  const bare = { toimittajanumero: supplier, tuotekoodi: code };
  if (before === null) return { ...bare, remove: true };
  const [, name, group, groupEn, title, cents, qty, day, replacedBy] = before;
  return {
    ...bare,
    toimittaja: text(name),
    seurantaryhman_nimi: text(group),
    seurantaryhman_nimi_en: text(groupEn),
    tuotenimi: text(title),
    myyntihinta: typeof cents === 'number' ? eurosFromCents(cents) : null,
    saldo: qty,
    saatavilla: day,
    korvaavat: replacedBy,
  };
}

/** What parts are now, by key. */
async function partsNow(db: Kysely<Tables>, changes: readonly PartChange[]): Promise<Map<string, unknown[]>> {
  const keys = changes.map(({ key: [supplier, code] }) => ({ supplier, code }));
  const values = sql.raw(VALUES.map((column) => `part.${column}`).join(', '));
  const { rows } = await sql<{ supplier: string; code: string; now: unknown[] }>`
    select part.supplier_number as supplier, part.product_code as code, json_build_array(${values}) as now
    from json_to_recordset(${JSON.stringify(keys)}::json) as wanted (supplier text, code text)
    join spare_part part on part.supplier_number = wanted.supplier and part.product_code = wanted.code`.execute(db);
  return new Map(rows.map(({ supplier, code, now }) => [`${code}@${supplier}`, now]));
}

async function* batchesOf(path: string): AsyncGenerator<PartChange[]> {
  let batch: PartChange[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    batch.push(JSON.parse(line));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/**
 * Takes an import of spare parts back. A part that somebody changed since is left as it is; `optionsOf` gets their number. Throws
 * `ImportBusy` while another import runs.
 */
export async function takeBack(
  deps: RunDeps,
  id: number,
  optionsOf: (found: { left: number; written: number }) => Pick<ImportOptions, 'onProgress' | 'transaction'>,
): Promise<void> {
  const folder = await mkdtemp(join(deps.folderOf(id), 'undo-'));
  let left = 0;
  let written = 0;
  async function* lines() {
    for await (const changes of batchesOf(fileOf(deps, id))) {
      const now = await partsNow(deps.db.kysely, changes);
      for (const { key, before, after } of changes) {
        const current = now.get(`${key[1]}@${key[0]}`) ?? null;
        if (JSON.stringify(current) !== JSON.stringify(after)) left++;
        else {
          written++;
          yield `${JSON.stringify(rowOf(key, before))}\n`;
        }
      }
    }
  }
  try {
    await writeLines(join(folder, 'spare-parts.delta.jsonl'), lines());
    const options = optionsOf({ left, written });
    if (written > 0) await importCatalog(deps, folder, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
