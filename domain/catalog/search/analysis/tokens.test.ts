import { expect, test } from 'vitest';
import { isCode, spellings, tokens, unaccent } from './tokens.ts';

test('splits words in lower case, and codes with their inner separators', () => {
  expect(tokens('Mönkijän rengas Carlisle 25x8-12, Ski-Doo & 100%!')).toEqual([
    'mönkijän',
    'rengas',
    'carlisle',
    '25x8-12',
    'ski-doo',
    '100',
  ]);
  expect(tokens(" ' \\ | ")).toEqual([]);
  expect(tokens('a'.repeat(61))).toEqual([]);
});

test('gives the same letters for any Unicode normal form', () => {
  expect(tokens('a\u0308a\u0308ni')).toEqual(tokens('ääni'));
  expect(unaccent('käsineå øæ ß é')).toBe('kasinea oae ss e');
});

test('a code has a digit', () => {
  expect(isCode('tr-13')).toBe(true);
  expect(isCode('ski-doo')).toBe(false);
});

test('gives the other spellings of a token with separators', () => {
  expect(spellings('ski-doo')).toEqual(['skidoo', 'ski', 'doo']);
  expect(spellings('kelkka')).toEqual([]);
});

test('normalises sizes and amounts', () => {
  expect(tokens('4×4, 2,5 l, 1\u00a0140 mm, .325″')).toEqual(['4x4', '2.5', 'l', '1140', 'mm', '325']);
});
