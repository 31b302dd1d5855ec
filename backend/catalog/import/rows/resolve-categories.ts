import type { CategoryRecord } from '#backend/catalog/products/stored.ts';
import type { CategoryRow } from '../format.ts';
import { alreadyAt, type Problems } from '../problems.ts';
import { hasLost, type Line } from '../reading/read-rows.ts';

/** A row of the whole set, or of a delta. */
type Row = Omit<CategoryRow, 'name'> & { name?: CategoryRow['name'] | undefined; remove?: true | undefined };

const parentOf = (path: string) => path.split('/').slice(0, -1).join('/');

/**
 * The tree after the import, parents first; `image` of an imported row is still a file name. `others` are stored categories
 * that a delta may leave unchanged. Reports duplicates and missing parents.
 */
export function resolveCategories(
  rows: readonly Line<Row>[],
  others: readonly CategoryRecord[],
  problems: Problems,
): CategoryRecord[] {
  const isWhole = !hasLost(problems, 'categories');
  const wrong = ({ file, line, dropped = [] }: Line<Row>, field: string, reason: string) => {
    if (!dropped.includes(field)) problems.add({ file, line, field, reason });
  };
  const byPath = new Map<string, Line<Row>>();
  const byId = new Map<string, Line<Row>>();
  for (const entry of rows) {
    const { path, id = path } = entry.row;
    const first = byPath.get(path);
    if (first) wrong(entry, 'path', alreadyAt(first, entry));
    else byPath.set(path, entry);
    const sameId = byId.get(id);
    if (!first && sameId !== undefined) wrong(entry, 'id', alreadyAt(sameId, entry));
    byId.set(id, entry);
  }
  const staying = others.filter(({ id, path }) => !byPath.has(path) && !byId.has(id));
  const ids = new Map(staying.map(({ id, path }) => [path, id]));
  const given = [...byPath.values()].filter(({ row }) => !row.remove);
  for (const { row } of given) ids.set(row.path, row.id ?? row.path);

  const records = given.map((entry): CategoryRecord => {
    const { row } = entry;
    const parent = parentOf(row.path);
    if (parent && isWhole && !ids.has(parent))
      wrong(entry, 'path', `its parent ${parent} is no ${others.length > 0 ? 'category' : 'row of this file'}`);
    if (!row.name) wrong(entry, 'name', 'is missing');
    return {
      id: row.id ?? row.path,
      parentId: ids.get(parent) ?? null,
      path: row.path,
      level: row.path.split('/').length,
      sortOrder: row.sortOrder,
      isIncludedInMenu: row.isIncludedInMenu,
      popular: row.popular,
      cardFacts: row.cardFacts,
      name: row.name ?? { fi: '' },
      description: row.description ?? { fi: '' },
      image: row.image ?? null,
    };
  });
  for (const entry of byPath.values())
    for (const { path } of entry.row.remove ? staying : [])
      if (parentOf(path) === entry.row.path) wrong(entry, 'path', `${path} would be left without its parent`);
  const moved = staying.map((record) => ({ ...record, parentId: ids.get(parentOf(record.path)) ?? null }));
  return [...moved, ...records].toSorted((a, b) => a.level - b.level);
}
