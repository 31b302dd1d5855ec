import { recordOf } from '#domain/base/records.ts';
import type { Problem } from './problems.ts';

/** Numbers of changed rows of a part. */
export type Counts = { added: number; changed: number; removed: number };

export const parts = [
  'categories',
  'products',
  'prices',
  'stock',
  'priceHistory',
  'fitment',
  'diagrams',
  'redirects',
  'spareParts',
  'content',
] as const;
export type Part = (typeof parts)[number];

export type FieldChange = { field: string; before?: unknown; after?: unknown };
export type Change = {
  part: Part;
  kind: keyof Counts;
  /** Its identifier for the shop owner: a sku, a path, an address. */
  key: string;
  fields: FieldChange[];
};

export type ImportDiff = Record<Part, Counts> & {
  /** The first changes of each part, up to the requested number. */
  changes: Change[];
  /** Rows of a delta about known products, of which only the named fields change. */
  patches: number;
  /** Accepted rows that the shop owner should check. */
  notes: Problem[];
};

export const isUnchanged = (diff: ImportDiff): boolean =>
  parts.every((part) => diff[part].added + diff[part].changed + diff[part].removed === 0);

const none = (): Counts => ({ added: 0, changed: 0, removed: 0 });

/** Counts changes and keeps the first `most` of each part. */
export function createDiff(most: number) {
  const counts = recordOf(parts, none);
  const kept = recordOf(parts, () => 0);
  const changes: Change[] = [];
  const notes: Problem[] = [];
  let patches = 0;
  return {
    /** Whether another change of this part would be kept. */
    wants: (part: Part) => kept[part] < most,
    add(part: Part, kind: keyof Counts, key: string, fields: FieldChange[] = []) {
      counts[part][kind]++;
      if (kept[part] >= most) return;
      kept[part]++;
      changes.push({ part, kind, key, fields });
    },
    count(part: Part, kind: keyof Counts, rows: number) {
      counts[part][kind] += rows;
    },
    patch() {
      patches++;
    },
    note(...more: readonly Problem[]) {
      notes.push(...more);
    },
    result: (): ImportDiff => ({ ...counts, changes, patches, notes }),
  };
}
export type Diff = ReturnType<typeof createDiff>;
