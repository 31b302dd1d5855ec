import { fail, ok, type Result } from '#domain/base/result.ts';
import { type Clause, type Condition, type Filter, MAX_CONDITIONS } from './condition.ts';

type Parsed<T> = Result<T, 'invalid', string>;

/**
 * Reads the nested form of facetFilters and numericFilters: a string; a list (all must hold); a list inside the list
 * (any must hold). `parse` reads one string. Fails with a message for the sender.
 */
export function parseNested(input: unknown, parse: (text: string) => Parsed<Condition>): Parsed<Filter> {
  if (input === undefined || input === null) return ok([]);
  const outer: unknown[] = Array.isArray(input) ? input : [input];
  const filter: Filter = [];
  let count = 0;
  for (const entry of outer) {
    const clause: Clause = [];
    for (const text of Array.isArray(entry) ? (entry as unknown[]) : [entry]) {
      if (typeof text !== 'string')
        return fail('invalid', 'must be a string, a list of strings, or a list of such lists');
      if (++count > MAX_CONDITIONS) return fail('invalid', `must have at most ${MAX_CONDITIONS} conditions`);
      const condition = parse(text);
      if (!condition.ok) return condition;
      clause.push(condition.value);
    }
    if (clause.length > 0) filter.push(clause);
  }
  return ok(filter);
}
