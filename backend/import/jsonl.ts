import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { z } from 'zod';
import type { Problems } from './problems.ts';

/** A checked row and where it stood. */
export type Line<T> = { file: string; line: number; row: T };

type Issue = z.core.$ZodIssue;

/** The fields an issue is about; an unknown field is named itself, not the object it stands in. */
function fieldsOf(issue: Issue): string[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
  return [path.join('.')];
}

function reasonOf(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return 'is not a field of this file';
  return issue.message.endsWith('received undefined') ? 'is missing' : issue.message;
}

function parseLine(text: string): { value: unknown } | { error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: `is not JSON (${(error as Error).message})` };
  }
}

/** The files of a part: `<name>.jsonl`, then those of the folder `<name>` in the order of their names. */
export function foundFiles(folder: string, name: string): string[] {
  const whole = existsSync(join(folder, `${name}.jsonl`)) ? [`${name}.jsonl`] : [];
  const parts = existsSync(join(folder, name)) ? readdirSync(join(folder, name)).toSorted() : [];
  return [...whole, ...parts.filter((part) => part.endsWith('.jsonl')).map((part) => `${name}/${part}`)];
}

/** Reads all files of a part row by row; see `readJsonl`. */
export async function* readRows<S extends z.ZodType>(
  folder: string,
  name: string,
  schema: S,
  problems: Problems,
): AsyncGenerator<Line<z.infer<S>>> {
  for (const file of foundFiles(folder, name)) yield* readJsonl(folder, file, schema, problems);
}

/**
 * Reads a JSONL file row by row without holding it in memory. Rows that do not fit the schema are noted in `problems`
 * with every wrong field and left out.
 */
async function* readJsonl<S extends z.ZodType>(
  folder: string,
  file: string,
  schema: S,
  problems: Problems,
): AsyncGenerator<Line<z.infer<S>>> {
  const path = join(folder, file);
  let line = 0;
  for await (const raw of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
    line++;
    const text = (line === 1 ? raw.replace(/^\uFEFF/, '') : raw).trim();
    if (text === '') continue;
    const json = parseLine(text);
    if ('error' in json) {
      problems.add({ file, line, field: '', reason: json.error });
      continue;
    }
    const parsed = schema.safeParse(json.value);
    if (parsed.success) {
      yield { file, line, row: parsed.data };
      continue;
    }
    for (const issue of parsed.error.issues)
      for (const field of fieldsOf(issue)) problems.add({ file, line, field, reason: reasonOf(issue) });
  }
}
