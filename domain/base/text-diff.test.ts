import { expect, test } from 'vitest';
import { diffTexts } from './text-diff.ts';

const shown = (before: string, after: string) =>
  diffTexts(before, after)
    .map(({ change, text }) => (change === 'same' ? text : `${change === 'added' ? '+' : '-'}{${text}}`))
    .join('');

test.each([
  ['sama\n', 'sama\n', 'sama\n'],
  ['', 'uusi', '+{uusi}'],
  [
    'yksi kaksi\nkolme\n',
    'yksi neljä\nkolme\n',
    'yksi -{kaksi\n}+{neljä\n}kolme\n'.replaceAll('\n}', '}').replace('}kolme', '}\nkolme'),
  ],
  ['a\nb\n', 'a\n', 'a\n-{b\n}'],
])('the differences of %j and %j are shown (admin-page-8)', (before, after, parts) => {
  expect(shown(before, after)).toBe(parts);
});

test('both texts can be read from their differences, also of long ones', () => {
  const long = Array.from({ length: 4000 }, (_, i) => `rivi ${i}`).join('\n');
  for (const [before, after] of [
    ['a b c\nd\ne f', 'a x c\ne f g\n'],
    [long, `${long}\nuusi`],
  ] as const) {
    const parts = diffTexts(before, after);
    const of = (without: string) => parts.flatMap(({ change, text }) => (change === without ? [] : text)).join('');
    expect([of('added'), of('removed')]).toEqual([before, after]);
  }
});
