import { expect, test } from 'vitest';
import { cleanTags, mentionsIn } from './order-note.ts';

const people = [
  { id: '1', name: 'Aino Mäki' },
  { id: '2', name: 'Petri Halonen' },
];

test.each([
  ['Takki on hyllyssä 4.', []],
  ['@aino, soita asiakkaalle', ['1']],
  ['@Petri. @AinoMäki', ['1', '2']],
  ['aino@example.com', []],
])('the mentions of "%s"', (note, ids) => {
  expect(mentionsIn(note, people)).toEqual(ids);
});

test('tags are stored once, without spaces around them', () => {
  expect(cleanTags([' kiire ', 'kiire', '', 'odottaa  osaa'])).toEqual(['kiire', 'odottaa osaa']);
});
