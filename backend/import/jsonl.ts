import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { z } from 'zod';
import type { Problems } from './problems.ts';

/** A checked row and where it stood. */
export type Line<T> = { line: number; row: T };

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

/**
 * Reads a JSONL file row by row without holding it in memory. Rows that do not fit the schema are noted in `problems`
 * with every wrong field and left out. A file that is not there has no rows.
 */
export async function* readJsonl<S extends z.ZodType>(
  folder: string,
  file: string,
  schema: S,
  problems: Problems,
): AsyncGenerator<Line<z.infer<S>>> {
  const path = join(folder, file);
  if (!existsSync(path)) return;
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
      yield { line, row: parsed.data };
      continue;
    }
    for (const issue of parsed.error.issues)
      for (const field of fieldsOf(issue)) problems.add({ file, line, field, reason: reasonOf(issue) });
  }
}
