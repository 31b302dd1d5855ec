import type { Clause, Condition, Filter } from '#domain/catalog/search/filters/condition.ts';
import { productAttributes } from '../engine/attributes.ts';
import { attributeToTest } from '../engine/filter-sql.ts';
import { type At, type ColumnAttribute, columnAttributes } from './attributes.ts';
import type { Words } from './product-columns.ts';

export type Test = (at: At) => boolean;
/** Skus of the product pages that fit a vehicle, by the vehicle's text in the filter. */
export type Fitting = ReadonlyMap<string, ReadonlySet<string>>;

const NEVER: Test = () => false;

const comparisons = {
  '<=': (a: number, b: number) => a <= b,
  '>=': (a: number, b: number) => a >= b,
  '!=': (a: number, b: number) => a !== b,
  '<': (a: number, b: number) => a < b,
  '>': (a: number, b: number) => a > b,
  '=': (a: number, b: number) => a === b,
};

function wordTest(read: (at: At) => readonly number[], wanted: number | undefined): Test {
  return wanted === undefined ? NEVER : (at) => read(at).includes(wanted);
}

/** Normalises letter case. */
function textTest(read: (at: At) => readonly number[], wanted: string, { texts }: Words): Test {
  const known = new Map<number, boolean>();
  return (at) => {
    const [number = 0] = read(at);
    const answer = known.get(number) ?? texts[number]?.toLowerCase() === wanted;
    known.set(number, answer);
    return answer;
  };
}

function valueTest(attribute: ColumnAttribute, value: string, words: Words): Test {
  const wanted = value.toLowerCase();
  if (attribute.type === 'words')
    return attribute.isText
      ? textTest(attribute.read, wanted, words)
      : wordTest(attribute.read, words.find(attribute.word, wanted));
  const { read } = attribute;
  if (attribute.type === 'text') return (at) => attribute.read(at).toLowerCase() === wanted;
  if (attribute.type === 'flag')
    return wanted === 'true' || wanted === 'false' ? (at) => read(at) === (wanted === 'true') : NEVER;
  const number = Number(wanted);
  return Number.isFinite(number) ? (at) => read(at) === number : NEVER;
}

function plainTest(condition: Condition, words: Words, fitting: Fitting): Test {
  attributeToTest(condition, productAttributes);
  if (condition.attribute === 'vehicle') {
    const skus = condition.kind === 'value' ? fitting.get(condition.value) : undefined;
    return ({ product }) => skus?.has(product.sku) ?? false;
  }
  const attribute = columnAttributes[condition.attribute];
  if (!attribute) return NEVER;
  if (condition.kind === 'value') return valueTest(attribute, condition.value, words);
  if (attribute.type !== 'number') return NEVER;
  const { read } = attribute;
  const holds =
    condition.kind === 'range'
      ? (number: number) => number >= condition.from && number <= condition.to
      : (number: number) => comparisons[condition.operator](number, condition.number);
  return (at) => {
    const number = read(at);
    return number !== null && holds(number);
  };
}

/** OR of the conditions. A missing value passes a negated condition only. */
function clauseTest(clause: Clause, words: Words, fitting: Fitting): Test {
  const tests = clause.map((condition): Test => {
    const test = plainTest(condition, words, fitting);
    return condition.negated ? (at) => !test(at) : test;
  });
  const [only] = tests;
  return tests.length === 1 && only ? only : (at) => tests.some((test) => test(at));
}

/**
 * Compiles several filters over the same skus so that each clause is tested once per sku. `bits` gives the clauses that hold;
 * a filter holds when all its bits (`needs`, in the given order) are set.
 */
export function compileFilters(filters: readonly Filter[], words: Words, fitting: Fitting) {
  const clauses: Clause[] = [];
  const keys = new Map<string, number>();
  const needs = filters.map((filter) =>
    filter.reduce((need, clause) => {
      const key = JSON.stringify(clause);
      if (!keys.has(key)) keys.set(key, clauses.push(clause) - 1);
      return need | (1 << (keys.get(key) ?? 0));
    }, 0),
  );
  const tests = clauses.map((clause) => clauseTest(clause, words, fitting));
  const bits: (at: At) => number = (at) => {
    let held = 0;
    for (let i = 0; i < tests.length; i++) if (tests[i]?.(at)) held |= 1 << i;
    return held;
  };
  return { needs, bits, clauses: clauses.length };
}
