import { isMap, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { schemaMessage } from '#backend/platform/schema-messages.ts';

export type FieldProblem = { line: number; field: string; reason: string };
type Read<T> = { ok: true; value: T } | { ok: false; problems: FieldProblem[] };

/** Parses YAML by a schema. Problems name the field and the line of the file. */
export function readFields<T extends z.ZodType>(source: string, firstLine: number, schema: T): Read<z.output<T>> {
  const lines = new LineCounter();
  // core schema: dates stay strings
  const document = parseDocument(source, { schema: 'core', lineCounter: lines });
  const lineAt = (offset: number) => firstLine + lines.linePos(offset).line - 1;
  const [broken] = document.errors;
  if (broken) {
    const reason = broken.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '';
    return { ok: false, problems: [{ line: lineAt(broken.pos[0]), field: '', reason: `is not YAML (${reason})` }] };
  }
  const parsed = schema.safeParse(document.toJS() ?? {}, { error: schemaMessage });
  if (parsed.success) return { ok: true, value: parsed.data };

  /** Line of the deepest existing node on a path. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
      const name = path[depth - 1];
      const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === String(name)) : undefined;
      const node = (pair?.key ?? document.getIn(path.slice(0, depth), true)) as { range?: number[] } | undefined;
      if (node?.range?.[0] !== undefined) return lineAt(node.range[0]);
    }
    return firstLine;
  };
  const isThere = (path: readonly PropertyKey[]) => path.length === 0 || document.hasIn(path);
  const problems = parsed.error.issues.flatMap((issue): FieldProblem[] => {
    const field = issue.path.join('.');
    if (issue.code !== 'unrecognized_keys')
      return [
        {
          line: lineOf(issue.path),
          field,
          reason: issue.code === 'custom' || isThere(issue.path) ? issue.message : 'is missing',
        },
      ];
    return issue.keys.map((key) => ({
      line: lineOf([...issue.path, key]),
      field: [...issue.path, key].join('.'),
      reason: 'is not known here',
    }));
  });
  return { ok: false, problems };
}
