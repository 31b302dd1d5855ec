import { expect, test } from 'vitest';
import { englishStem } from './analyser.ts';

test.each([
  ['tyres', 'tyre'],
  ['batteries', 'battery'],
  ['switches', 'switch'],
  ['glasses', 'glass'],
  ['glass', 'glass'],
  ['belts', 'belt'],
  ['bus', 'bus'],
  ['ms', 'ms'],
  ['550s', '550s'],
])('%s → %s', (word, stem) => {
  expect(englishStem(word)).toBe(stem);
});
