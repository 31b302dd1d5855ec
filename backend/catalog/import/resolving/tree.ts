import { isDeepStrictEqual } from 'node:util';
import type { CategoryRecord } from '#backend/catalog/products/stored.ts';
import { readCategories } from '#backend/catalog/products/stored-categories.ts';
import type { Localized } from '#domain/base/locale.ts';
import { namesAbove } from '#domain/catalog/products/category.ts';
import { categoryDeltaRow, categoryRow } from '../format.ts';
import type { Line } from '../reading/read-rows.ts';
import { resolveCategories } from '../rows/resolve-categories.ts';
import type { ImportRun, Mode } from '../run.ts';
import { collectRows } from '../staging/stage-rows.ts';
import type { Media } from './media.ts';

type Category = { id: string; path: string; name: Localized; above: readonly Localized[] };

/** The category tree after the import, and its effects on products. */
export type Tree = {
  /** The rows to write; null when the folder has no categories. */
  records: CategoryRecord[] | null;
  byPath: ReadonlyMap<string, Category>;
  byId: ReadonlyMap<string, Category>;
  /** The categories of a brand's products, by the brand's name. */
  brandIds: (brand: string) => string[];
  /** Removed categories, and those whose name or path changed, also by an ancestor: their products are reindexed. */
  affected: ReadonlySet<string>;
  /** Brands whose products may change category. */
  affectedBrands: ReadonlySet<string>;
};

const isBrand = ({ path }: Category) => path.startsWith('brandit/');

/** Reads the categories of the folder and compares them with the stored ones. */
export async function readTree(run: ImportRun, mode: Mode): Promise<{ tree: Tree; rows: Line<{ image?: string }>[] }> {
  const stored = await readCategories(run.db.kysely);
  if (mode === null) return { tree: treeOf(stored, null), rows: [] };
  const rows =
    mode === 'whole'
      ? await collectRows(run, 'categories', categoryRow, { standIns: { name: { fi: '?' } } })
      : await collectRows(run, 'categories.delta', categoryDeltaRow);
  const records = resolveCategories(rows, mode === 'delta' ? stored : [], run.problems);
  return { tree: treeOf(stored, records), rows: rows as Line<{ image?: string }>[] };
}

/** Replaces the file names of pictures by picture ids. Call it once every row has been accepted. */
export async function withPictures(tree: Tree, rows: readonly Line<{ image?: string }>[], media: Media): Promise<Tree> {
  const pictures = new Map<string, string>();
  for (const { file, line, row } of rows)
    if (row.image) pictures.set(row.image, await media.picture(row.image, {}, { file, line, field: 'image' }));
  const given = new Set(rows.map(({ row }) => (row as { path?: string }).path));
  const records =
    tree.records?.map((record) =>
      given.has(record.path) ? { ...record, image: record.image && (pictures.get(record.image) ?? null) } : record,
    ) ?? null;
  return { ...tree, records };
}

function withNamesAbove(records: readonly CategoryRecord[]): Category[] {
  const above = namesAbove(records);
  return records.map(({ id, path, name }) => ({ id, path, name, above: above(path) }));
}

export function treeOf(stored: readonly CategoryRecord[], records: CategoryRecord[] | null): Tree {
  const all = withNamesAbove(records ?? stored);
  const byId = new Map(all.map((category) => [category.id, category]));
  const before = new Map(withNamesAbove(stored).map((category) => [category.id, category]));
  const isSame = (a: Category | undefined, b: Category | undefined) =>
    a !== undefined && b !== undefined && isDeepStrictEqual(a, b);
  const changed = [...new Set([...byId.keys(), ...before.keys()])].filter(
    (id) => !isSame(byId.get(id), before.get(id)),
  );
  const brands = Map.groupBy(all.filter(isBrand), ({ name }) => name.fi);
  return {
    records,
    byPath: new Map(all.map((category) => [category.path, category])),
    byId,
    brandIds: (brand) => (brands.get(brand) ?? []).map(({ id }) => id).toSorted(),
    affected: new Set(changed.filter((id) => before.has(id))),
    affectedBrands: new Set(
      changed
        .flatMap((id) => [byId.get(id), before.get(id)])
        .flatMap((category) => (category && isBrand(category) ? category.name.fi : [])),
    ),
  };
}
