import { fail, ok, type Result } from '#domain/base/result.ts';
import { type Clause, type Condition, type Filter, MAX_CONDITIONS } from './condition.ts';

type Parsed<T> = Result<T, 'invalid', string>;

/**
 * Parses the nested form of facetFilters and numericFilters: a string; a list (AND); a list inside the list (OR). `parse`
 * reads one string. The error has a message for the client.
 */
export function parseNested(input: unknown, parse: (text: string) => Parsed<Condition>): Parsed<Filter> {
  if (input === undefined || input === null) return ok([]);
  const outer: unknown[] = Array.isArray(input) ? input : [input];
  const filter: Filter = [];
  let count = 0;
  for (const entry of outer) {
    const clause: Clause = [];
    const texts: unknown[] = Array.isArray(entry) ? entry : [entry];
    for (const text of texts) {
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
