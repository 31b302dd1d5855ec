import type { Condition, Filter } from './condition.ts';

/** Values of one document by attribute; a missing one is null or undefined. */
export type AttributeValues = Readonly<
  Record<string, string | number | boolean | readonly string[] | null | undefined>
>;

const comparisons = {
  '<=': (a: number, b: number) => a <= b,
  '>=': (a: number, b: number) => a >= b,
  '!=': (a: number, b: number) => a !== b,
  '<': (a: number, b: number) => a < b,
  '>': (a: number, b: number) => a > b,
  '=': (a: number, b: number) => a === b,
};

/** Whether one value passes a condition, apart from its negation. */
export function holds(condition: Condition, value: AttributeValues[string]): boolean {
  if (condition.kind === 'value') {
    const wanted = condition.value.toLowerCase();
    if (Array.isArray(value)) return value.includes(wanted);
    if (typeof value === 'number') return value === Number(wanted);
    if (typeof value === 'string') return value.toLowerCase() === wanted;
    return typeof value === 'boolean' && String(value) === wanted;
  }
  if (typeof value !== 'number') return false;
  if (condition.kind === 'range') return value >= condition.from && value <= condition.to;
  return comparisons[condition.operator](value, condition.number);
}

/**
 * Whether a document passes a filter: every clause, by any of its conditions (search-5). A missing value passes a negated
 * condition only. Texts are compared without letter case; values of lists are in lower case already.
 */
export const passesFilter = (values: AttributeValues, filter: Filter): boolean =>
  filter.every((clause) =>
    clause.some((condition) => holds(condition, values[condition.attribute]) !== condition.negated),
  );
