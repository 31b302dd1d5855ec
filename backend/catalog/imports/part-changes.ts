import { VALUES } from '#backend/catalog/import/spare-parts/columns.ts';
import { select } from '#backend/catalog/import/staging/rows.ts';
import type { Connection } from '#backend/platform/db/db.ts';
import type { Cents } from '#domain/base/money.ts';
import { LARGE_CHANGE, type PreviewKind } from '#domain/catalog/imports/import-run.ts';
import type { Preview } from './preview.ts';

const BATCH = 2000;

type Db = Pick<Connection, 'query'>;

/** What a part's row held, in the order of `VALUES`; null: there was none. */
export type PartValues = unknown[] | null;
/** A written part: its key, what it was, and what was written. */
export type PartChange = { key: [supplier: string, code: string]; before: PartValues; after: PartValues };

type Row = {
  n: number;
  supplier: string;
  code: string;
  name: string;
  known: boolean;
  before_cents: Cents | null;
  after_cents: Cents | null;
  before: PartValues;
  after: PartValues;
};

const valuesOf = (table: string) => `json_build_array(${VALUES.map((column) => `${table}.${column}`).join(', ')})`;

/** Names of `VALUES` as price lists have them. */
const FIELDS = [
  null,
  'toimittaja',
  'seurantaryhman_nimi',
  'seurantaryhman_nimi_en',
  'tuotenimi',
  'myyntihinta',
  'saldo',
  'saatavilla',
  'korvaavat',
];

const isNothing = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);
const plain = (values: PartValues, at: number) => (isNothing(values?.[at] ?? null) ? null : values?.[at]);

const changedFields = (before: PartValues, after: PartValues) =>
  FIELDS.flatMap((field, at) => {
    const [was, is] = [plain(before, at), plain(after, at)];
    return field === null || JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, before: was, after: is }];
  });

function kindOf({ known, before_cents: before, after_cents: after }: Row): PreviewKind {
  if (!known) return 'added';
  if (before === after || before === null || after === null) return 'changed';
  return after > before ? 'raised' : 'lowered';
}

/**
 * Reads what an import of spare parts changes, in batches, while it is staged: for the preview and for the file of the way back.
 * Memory does not grow with the list.
 */
export async function readPartChanges(
  db: Db,
  preview: Preview,
  keep: ((changes: PartChange[]) => Promise<void>) | null,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await select<Row>(
      db,
      `select c.n, raw.supplier_number as supplier, raw.product_code as code, raw.name, part.id is not null as known,
         part.price_cents as before_cents, raw.price_cents as after_cents,
         case when part.id is not null then ${valuesOf('part')} end as before, ${valuesOf('raw')} as after
       from staging.part_change c join staging.raw_part raw using (n) left join spare_part part on part.id = c.id
       where c.n > $1 order by c.n limit ${BATCH}`,
      [after],
    );
    for (const row of rows) addPart(preview, row);
    await keep?.(
      rows.map(({ supplier, code, before, after: written }) => ({ key: [supplier, code], before, after: written })),
    );
    const last = rows.at(-1);
    if (!last) break;
    after = last.n;
  }
  await readRemoved(db, preview, keep);
}

function addPart(preview: Preview, row: Row): void {
  const kind = kindOf(row);
  const { before_cents: was, after_cents: is } = row;
  const size = was && is !== null ? Math.abs(is - was) / was : 0;
  if (size > LARGE_CHANGE) preview.countLarge();
  preview.add(kind, size, () => ({
    key: `${row.code}@${row.supplier}`,
    name: row.name,
    fields: changedFields(row.before, row.after),
  }));
}

type Gone = { id: number; supplier: string; code: string; name: string; before: PartValues };

async function readRemoved(
  db: Db,
  preview: Preview,
  keep: ((changes: PartChange[]) => Promise<void>) | null,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await select<Gone>(
      db,
      `select part.id, part.supplier_number as supplier, part.product_code as code, part.name, ${valuesOf('part')} as before
       from staging.part_gone gone join spare_part part using (id) where part.id > $1 order by part.id limit ${BATCH}`,
      [after],
    );
    for (const { code, supplier, name } of rows)
      preview.add('removed', 0, () => ({ key: `${code}@${supplier}`, name, fields: [] }));
    await keep?.(rows.map(({ supplier, code, before }) => ({ key: [supplier, code], before, after: null })));
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
