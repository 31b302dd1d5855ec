import { expect, test } from 'vitest';
import { suggestEmail } from './email-suggestion.ts';

test.each([
  ['maija@gmial.com', 'maija@gmail.com'],
  ['maija@gmai.com', 'maija@gmail.com'],
  ['maija@gmail.con', 'maija@gmail.com'],
  ['Maija.M+kauppa@GMAILL.com', 'Maija.M+kauppa@gmail.com'],
  [' maija@hotmial.fi ', 'maija@hotmail.fi'],
  ['maija@hotmal.con', 'maija@hotmail.com'],
  ['maija@outlok.com', 'maija@outlook.com'],
  ['maija@saunalathi.fi', 'maija@saunalahti.fi'],
])('for %s suggests %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

test.each([
  'maija@gmail.com',
  'maija@mail.com',
  'maija@email.com',
  'maija@ymail.com',
  'maija@hotmail.fi',
  'maija@oma-yritys.fi',
  'maija@gmial',
  '@gmial.com',
  'gmial.com',
  '',
])('suggests nothing for %j', (typed) => expect(suggestEmail(typed)).toBeNull());

test('takes no longer for a long address than for a short one', () => {
  const started = performance.now();
  for (const long of ['@'.repeat(100_000), `a@${'gmial.'.repeat(20_000)}`]) expect(suggestEmail(long)).toBeNull();
  expect(performance.now() - started).toBeLessThan(100);
});
