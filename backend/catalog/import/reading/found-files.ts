import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ImportRefused, type Problem } from '../problems.ts';
import { nearestIn } from './nearest-field.ts';

const KINDS = ['.jsonl', '.csv'];
const isRows = (file: string) => KINDS.some((kind) => file.endsWith(kind));
const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/**
 * The files that hold the rows of a part of the catalog, relative to the folder: `<name>.jsonl`, `<name>.csv`, or the
 * files of a folder `<name>/` in name order. None when the part is not there. Throws `ImportRefused` when the part is
 * there in more than one way, as nothing tells which one is meant, or when its folder holds other files.
 */
export function foundFiles(folder: string, name: string): string[] {
  const single = KINDS.map((kind) => `${name}${kind}`).filter((file) => existsSync(join(folder, file)));
  const parts = isFolder(join(folder, name)) ? partsOf(folder, name) : [];
  const ways = [...single, ...(parts.length > 0 ? [`${name}/`] : [])];
  if (ways.length > 1) refuse(ways[0] ?? name, `is there as ${ways.join(' and ')}; keep one of them`);
  return [...single, ...parts];
}

function partsOf(folder: string, name: string): string[] {
  const files = readdirSync(join(folder, name))
    .filter((file) => !file.startsWith('.'))
    .toSorted();
  for (const file of files) if (!isRows(file)) refuse(`${name}/${file}`, 'is neither .jsonl nor .csv');
  return files.map((file) => `${name}/${file}`);
}

/**
 * Row files of other names, so that a misspelt `product.csv` is not silently left out, with the part each may be meant for.
 * `names` are those of every part the import knows.
 */
export function foreignFiles(folder: string, names: readonly string[]): { problem: Problem; meant: string | null }[] {
  return readdirSync(folder)
    .filter(
      (file) => isRows(file) && !names.some((name) => KINDS.includes(file.slice(name.length)) && file.startsWith(name)),
    )
    .map((file) => {
      const ending = KINDS.find((kind) => file.endsWith(kind)) ?? '';
      const meant = nearestIn(file.slice(0, -ending.length), names);
      const hint = meant === null ? '' : `; did you mean ${meant}${ending}?`;
      return { problem: problem(file, `is no file of a catalog; they are ${names.join(', ')}${hint}`), meant };
    });
}

const problem = (file: string, reason: string) => ({ file, line: null, field: '', reason });

function refuse(file: string, reason: string): never {
  throw new ImportRefused([problem(file, reason)]);
}
