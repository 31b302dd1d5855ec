import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition, Filter } from './condition.ts';
import { parseFacetFilters } from './facet-filters.ts';
import { parseFilters } from './filter-expression.ts';
import { parseNumericFilters } from './numeric-filters.ts';

const is = (attribute: string, value: string, negated = false): Condition => ({
  kind: 'value',
  attribute,
  value,
  negated,
});
const read = (result: { ok: boolean; value?: Filter; details?: string }) => (result.ok ? result.value : result.details);

describe('facetFilters (search-5)', () => {
  it.each<[unknown, Filter]>([
    [undefined, []],
    ['brand:A', [[is('brand', 'A')]]],
    [
      ['a:1', 'b:2'],
      [[is('a', '1')], [is('b', '2')]],
    ],
    [
      [['a:1', 'a:2'], 'b:3'],
      [[is('a', '1'), is('a', '2')], [is('b', '3')]],
    ],
    ['a:-x', [[is('a', 'x', true)]]],
    ['a:\\-x', [[is('a', '-x')]]],
    ['url:http://x', [[is('url', 'http://x')]]],
    [[], []],
    [[[]], []],
  ])('%j', (input, filter) => {
    expect(read(parseFacetFilters(input))).toEqual(filter);
  });

  it.each([[5], [{}], ['brand'], [':x'], ['a:'], ['a:-'], [[[['a:1']]]], [Array(301).fill('a:1')]])(
    'refuses %j',
    (input) => {
      expect(parseFacetFilters(input)).toMatchObject({ ok: false, details: expect.any(String) });
    },
  );
});

describe('numericFilters (search-5)', () => {
  it('parses comparisons and ranges', () => {
    expect(read(parseNumericFilters(['price < 100', ['price:5 TO 9.5', 'stock!=0'], 'level=-1', 'level:2']))).toEqual([
      [{ kind: 'compare', attribute: 'price', operator: '<', number: 100, negated: false }],
      [
        { kind: 'range', attribute: 'price', from: 5, to: 9.5, negated: false },
        { kind: 'compare', attribute: 'stock', operator: '!=', number: 0, negated: false },
      ],
      [{ kind: 'compare', attribute: 'level', operator: '=', number: -1, negated: false }],
      [{ kind: 'compare', attribute: 'level', operator: '=', number: 2, negated: false }],
    ]);
  });

  it.each(['price', 'price <', 'price < x', 'price < 1e9', 'price ~ 1', 'price:1 TO'])('rejects %s', (text) => {
    expect(parseNumericFilters(text).ok).toBe(false);
  });
});

describe('filters (search-5)', () => {
  it.each<[string, Filter]>([
    ['', []],
    ['brand:A', [[is('brand', 'A')]]],
    ['brand:"Two words" AND b:\'x\'', [[is('brand', 'Two words')], [is('b', 'x')]]],
    ['NOT outlet:true', [[is('outlet', 'true', true)]]],
    ['a:1 AND (b:2 OR c:3)', [[is('a', '1')], [is('b', '2'), is('c', '3')]]],
    ['a:1 AND b:2 OR c:3', [[is('a', '1')], [is('b', '2'), is('c', '3')]]],
    ['(a:1 OR NOT b:2) AND c:3', [[is('a', '1'), is('b', '2', true)], [is('c', '3')]]],
    ['sale', [[is('_tags', 'sale')]]],
    ['"two words":x', [[is('two words', 'x')]]],
    ['price > 12.99', [[{ kind: 'compare', attribute: 'price', operator: '>', number: 12.99, negated: false }]]],
    ['price:5.99 TO 100', [[{ kind: 'range', attribute: 'price', from: 5.99, to: 100, negated: false }]]],
    ['name:"a \\"b\\""', [[is('name', 'a "b"')]]],
  ])('%s', (text, filter) => {
    expect(read(parseFilters(text))).toEqual(filter);
  });

  it.each([
    ['a:1 OR (b:2 AND c:3)', 'AND inside an OR'],
    ['NOT (a:1 OR b:2)', 'NOT before parentheses'],
    ['(a:1', 'closing parenthesis'],
    ['a:1)', 'unexpected ")"'],
    ['a:1 b:2', 'unexpected "b"'],
    ['AND a:1', 'unexpected'],
    ['a:1 AND', 'expected an attribute'],
    ['price >', 'expected a number'],
    ['a:"', 'unexpected'],
    ['a:""', 'must have a value'],
    ['('.repeat(100), 'too deep'],
    ['a'.repeat(10_001), 'at most'],
    ['a\u0000b', 'a tag must have'],
    ['a'.repeat(501), 'a tag must have'],
  ])('rejects %s', (text, message) => {
    expect(parseFilters(text)).toMatchObject({ ok: false, details: expect.stringContaining(message) });
  });

  it('returns a result for any input and never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof parseFilters(text).ok === 'boolean'));
    const word = fc.constantFrom('a', 'AND', 'OR', 'NOT', '(', ')', ':', '<', '5', 'TO', '"x"');
    fc.assert(fc.property(fc.array(word), (words) => typeof parseFilters(words.join(' ')).ok === 'boolean'));
  });
});
