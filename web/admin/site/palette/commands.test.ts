import { expect, test } from 'vitest';
import { type Command, matching, stepIn } from './commands.ts';

const command = (text: string, group: Command['group'] = 'pages'): Command => ({
  id: text,
  group,
  icon: 'house',
  text,
  run: () => {},
});
const commands = ['Tilaukset', 'Palautukset', 'Henkilöstö', 'Hyvitä tilaus'].map((text) => command(text));
const texts = (query: string, all = commands) => matching(all, query).map(({ text }) => text);

test.each([
  ['til', ['Tilaukset', 'Hyvitä tilaus']],
  ['tilaus hyv', ['Hyvitä tilaus']],
  // without the letters of a Finnish keyboard
  ['henkilosto', ['Henkilöstö']],
  ['zzz', []],
])('%s finds %j', (query, expected) => {
  expect(texts(query)).toEqual(expected);
});

test('keeps what the server found, whatever its text', () => {
  expect(texts('0401234', [...commands, command('104582', 'found')])).toEqual(['104582']);
});

test('goes round at both ends', () => {
  expect(stepIn(3, 2, 1)).toBe(0);
  expect(stepIn(3, 0, -1)).toBe(2);
});
