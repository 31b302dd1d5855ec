import type { CategoryRecord } from '../catalog/stored.ts';
import type { CategoryRow } from './format.ts';
import type { Line } from './jsonl.ts';
import type { Problems } from './problems.ts';

export const CATEGORIES_FILE = 'categories.jsonl';

/** Category rows as stored ones, parents first; `image` still names its file. Notes doubles and missing parents. */
export function resolveCategories(rows: readonly Line<CategoryRow>[], problems: Problems): CategoryRecord[] {
  const wrong = (line: number, field: string, reason: string) =>
    problems.add({ file: CATEGORIES_FILE, line, field, reason });
  const byPath = new Map<string, Line<CategoryRow>>();
  const byId = new Map<string, number>();
  for (const entry of rows) {
    const { path, id = path } = entry.row;
    const first = byPath.get(path);
    if (first) wrong(entry.line, 'path', `is already on line ${first.line}`);
    else byPath.set(path, entry);
    const sameId = byId.get(id);
    if (!first && sameId !== undefined) wrong(entry.line, 'id', `is already on line ${sameId}`);
    byId.set(id, entry.line);
  }
  const records = [...byPath.values()].map(({ line, row }): CategoryRecord => {
    const steps = row.path.split('/');
    const parentPath = steps.slice(0, -1).join('/');
    const parent = parentPath ? byPath.get(parentPath) : undefined;
    if (parentPath && !parent) wrong(line, 'path', `its parent ${parentPath} is no row of this file`);
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
