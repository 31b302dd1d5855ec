import { expect, test } from 'vitest';
import { gsmSegments, inGsmLetters, oneSegment } from './gsm-text.ts';

test.each([
  ['', 1],
  ['ä'.repeat(160), 1],
  ['ä'.repeat(161), 2],
  // the euro sign takes two places
  ['€'.repeat(80), 1],
  [`${'€'.repeat(80)}a`, 2],
  ['a'.repeat(307), 3],
  // one other letter turns the whole text into UTF-16
  [`š${'a'.repeat(69)}`, 1],
  [`š${'a'.repeat(70)}`, 2],
])('counts the segments of %o (order-15)', (text, segments) => {
  expect(gsmSegments(text)).toBe(segments);
});

test('replaces typographic marks (order-15)', () => {
  expect(inGsmLetters('“Äimä’s” 1–2\u00a0h')).toBe('"Äimä\'s" 1-2 h');
});

test('takes the first wording of one segment, else the last (order-15)', () => {
  expect(oneSegment(['a'.repeat(161), 'b'.repeat(160), 'c'])).toBe('b'.repeat(160));
  expect(oneSegment(['a'.repeat(200), 'b'.repeat(170)])).toBe('b'.repeat(170));
});
