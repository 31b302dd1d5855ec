import { expect, test } from 'vitest';
import { mentionAt, mentionable, mentionOf } from './mention-typing.ts';
import { mentionsIn } from './order-note.ts';

const people = [
  { id: '1', name: 'Aino Mäki' },
  { id: '2', name: 'Petri Halonen' },
  { id: '3', name: 'Aino Salo' },
];

test.each([
  ['Kysy @pe', 8, { from: 5, letters: 'pe' }],
  ['@', 1, { from: 0, letters: '' }],
  ['Kysy @pe huomenna', 8, { from: 5, letters: 'pe' }],
  ['Kysy @pe huomenna', 17, null],
  ['aino@example', 12, null],
  [`@${'a'.repeat(60)}`, 61, null],
])('in "%s" with the caret at %i the mention is %o', (text, caret, mention) => {
  expect(mentionAt(text, caret)).toEqual(mention);
});

test.each([
  ['', ['1', '2', '3']],
  ['ai', ['1', '3']],
  ['HALO', ['2']],
  ['ainos', ['3']],
  ['x', []],
])('"%s" suggests %o', (letters, ids) => {
  expect(mentionable(letters, people).map(({ id }) => id)).toEqual(ids);
});

test('an inserted mention names exactly its person', () => {
  for (const person of people) expect(mentionsIn(`Hei ${mentionOf(person, people)}!`, people)).toEqual([person.id]);
  expect(people.map((person) => mentionOf(person, people))).toEqual(['@ainomäki', '@petri', '@ainosalo']);
});
