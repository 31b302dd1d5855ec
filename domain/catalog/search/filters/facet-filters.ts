import { fail, ok, type Result } from '#domain/base/result.ts';
import { type Condition, type Filter, isPossibleValue } from './condition.ts';
import { parseNested } from './nested.ts';

function parseFacetFilter(text: string): Result<Condition, 'invalid', string> {
  const colon = text.indexOf(':');
  const attribute = text.slice(0, Math.max(colon, 0)).trim();
  if (!attribute) return fail('invalid', `"${text.slice(0, 50)}" must be attribute:value`);
  const raw = text.slice(colon + 1).trim();
  const negated = raw.startsWith('-');
  const value = negated || raw.startsWith('\\-') ? raw.slice(1) : raw;
  if (!isPossibleValue(value)) return fail('invalid', `"${attribute}" must have a value of 1–500 characters`);
  return ok({ kind: 'value', attribute, value, negated });
}

/**
 * Parses `facetFilters` (search-5): `"brand:Mitas"`, `["a:x", "b:y"]` for AND, `[["a:x", "a:y"], "b:z"]` for OR in the inner
 * list; `"a:-x"` negates, `"a:\\-x"` is a value that starts with a minus.
 */
export const parseFacetFilters = (input: unknown): Result<Filter, 'invalid', string> =>
  parseNested(input, parseFacetFilter);
