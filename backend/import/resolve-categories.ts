import type { CategoryRecord } from '../catalog/stored.ts';
import type { CategoryRow } from './format.ts';
import { alreadyAt, type Place, type Problems } from './problems.ts';
import type { Line } from './reading/read-rows.ts';

export const CATEGORIES = 'categories';

/** Category rows as stored ones, parents first; `image` still names its file. Notes doubles and missing parents. */
export function resolveCategories(rows: readonly Line<CategoryRow>[], problems: Problems): CategoryRecord[] {
  const wrong = ({ file, line }: Place, field: string, reason: string) => problems.add({ file, line, field, reason });
  const byPath = new Map<string, Line<CategoryRow>>();
  const byId = new Map<string, Place>();
  for (const entry of rows) {
    const { path, id = path } = entry.row;
    const first = byPath.get(path);
    if (first) wrong(entry, 'path', alreadyAt(first, entry));
    else byPath.set(path, entry);
    const sameId = byId.get(id);
    if (!first && sameId !== undefined) wrong(entry, 'id', alreadyAt(sameId, entry));
    byId.set(id, entry);
  }
  const records = [...byPath.values()].map((entry): CategoryRecord => {
    const { row } = entry;
    const steps = row.path.split('/');
    const parentPath = steps.slice(0, -1).join('/');
    const parent = parentPath ? byPath.get(parentPath) : undefined;
    if (parentPath && !parent) wrong(entry, 'path', `its parent ${parentPath} is no row of this file`);
    return {
      id: row.id ?? row.path,
      parentId: parent ? (parent.row.id ?? parent.row.path) : null,
      path: row.path,
      level: steps.length,
      sortOrder: row.sortOrder,
      isIncludedInMenu: row.isIncludedInMenu,
      popular: row.popular,
      name: row.name,
      description: row.description ?? { fi: '' },
      image: row.image ?? null,
    };
  });
  return records.toSorted((a, b) => a.level - b.level);
}
