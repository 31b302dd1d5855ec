import { fail, ok, type Result } from '#domain/base/result.ts';
import type { Condition, Filter, Operator } from './condition.ts';
import { parseNested } from './nested.ts';

const NUMBER = String.raw`-?\d{1,15}(?:\.\d{1,10})?`;
const COMPARE = new RegExp(String.raw`^([\w.]+)\s*(<=|>=|!=|<|>|=)\s*(${NUMBER})$`);
const RANGE = new RegExp(String.raw`^([\w.]+)\s*:\s*(${NUMBER})\s+TO\s+(${NUMBER})$`);
const EQUALS = new RegExp(String.raw`^([\w.]+)\s*:\s*(${NUMBER})$`);

function parseNumericFilter(text: string): Result<Condition, 'invalid', string> {
  const trimmed = text.trim();
  const compare = COMPARE.exec(trimmed);
  if (compare) {
    const [, attribute = '', operator, number] = compare;
    return ok({ kind: 'compare', attribute, operator: operator as Operator, number: Number(number), negated: false });
  }
  const range = RANGE.exec(trimmed);
  if (range) {
    const [, attribute = '', from, to] = range;
    return ok({ kind: 'range', attribute, from: Number(from), to: Number(to), negated: false });
  }
  const equals = EQUALS.exec(trimmed);
  if (equals) {
    const [, attribute = '', number] = equals;
    return ok({ kind: 'compare', attribute, operator: '=', number: Number(number), negated: false });
  }
  return fail('invalid', `"${trimmed.slice(0, 50)}" must be such as price < 100 or price:5 TO 100`);
}

/** Parses `numericFilters` (search-5), nested as `facetFilters`: `"price < 100"`, `"price:5 TO 100"` with both ends. */
export const parseNumericFilters = (input: unknown): Result<Filter, 'invalid', string> =>
  parseNested(input, parseNumericFilter);
