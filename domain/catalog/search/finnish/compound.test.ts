import { expect, test } from 'vitest';
import { createSplitter } from './compound.ts';

const splitter = createSplitter(['kelkka', 'moottori', 'saha', 'suodatin', 'pumppu', 'auto'], ['akustinen']);

test('splits before a known noun in any form', () => {
  expect(splitter.splits('moottorikelkan')).toEqual([{ head: 'moottori', tail: 'kelkan' }]);
  expect(splitter.splits('öljynsuodattimet')).toEqual([{ head: 'öljyn', tail: 'suodattimet' }]);
  expect(splitter.splits('kelkka')).toEqual([]);
  expect(splitter.splits('ruohonleikkuri')).toEqual([]);
});

test('gives every part, also those of the first part', () => {
  expect(splitter.parts('moottorisahapumppu')).toEqual(
    expect.arrayContaining(['pumppu', 'moottorisaha', 'saha', 'moottori']),
  );
});

test('never splits codes, nor words of the list `neverSplit`', () => {
  expect(splitter.splits('550moottorisaha')).toEqual([]);
  expect(createSplitter(['tinen'], ['akustinen']).splits('akustinen')).toEqual([]);
});

test('recognises nouns and their compounds in any form', () => {
  expect(splitter.knows('pumput')).toBe(true);
  expect(splitter.knows('vesipumpun')).toBe(true);
  expect(splitter.knows('moottorisha')).toBe(false);
});
