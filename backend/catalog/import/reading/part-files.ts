import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ImportRefused, type Problem } from '../problems.ts';
import { nearestName } from './nearest-field.ts';

const KINDS = ['.jsonl', '.csv'];
const isRows = (file: string) => KINDS.some((kind) => file.endsWith(kind));
const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();

/**
 * The files with the rows of a part of the catalog, relative to the folder: `<name>.jsonl`, `<name>.csv`, or the files of a
 * folder `<name>/` in name order. Empty when there are none. Throws `ImportRefused` when a part is there in more than one
 * way, which is ambiguous, or when its folder has other files.
 */
export function partFiles(folder: string, name: string): string[] {
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
 * Row files with unknown names, so that a misspelt `product.csv` is not ignored, each with the part that may be meant.
 * `names` are all known parts.
 */
export function unknownFiles(folder: string, names: readonly string[]): { problem: Problem; meant: string | null }[] {
  return readdirSync(folder)
    .filter(
      (file) => isRows(file) && !names.some((name) => KINDS.includes(file.slice(name.length)) && file.startsWith(name)),
    )
    .map((file) => {
      const ending = KINDS.find((kind) => file.endsWith(kind)) ?? '';
      const meant = nearestName(file.slice(0, -ending.length), names);
      const hint = meant === null ? '' : `; did you mean ${meant}${ending}?`;
      return { problem: problem(file, `is no file of a catalog; they are ${names.join(', ')}${hint}`), meant };
    });
}

const problem = (file: string, reason: string) => ({ file, line: null, field: '', reason });

function refuse(file: string, reason: string): never {
  throw new ImportRefused([problem(file, reason)]);
}
