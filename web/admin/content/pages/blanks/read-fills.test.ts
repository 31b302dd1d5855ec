import { expect, test } from 'vitest';
import { readFills } from './read-fills.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('reads what was typed by page and language; blanks that nobody touched stay (admin-page-9)', () => {
  const form = formOf({
    'version fi page tietosuoja': '3',
    'without 0 fi page tietosuoja': '1',
    'fill 1 fi page tietosuoja': ' 10 v ',
    'version en page tietosuoja': '2',
    'fill 0 en page tietosuoja': '',
    'version en page ehdot': '1',
    'fill 0 en page ehdot': 'we do',
  });
  const read = readFills(form).map(({ texts, ...page }) => ({
    ...page,
    texts: texts.map((text) => ({ ...text, fills: text.fills.slice(0, 3) })),
  }));
  expect(read).toEqual([
    { kind: 'page', path: 'tietosuoja', texts: [{ locale: 'fi', version: 3, fills: ['', '10 v', null] }] },
    { kind: 'page', path: 'ehdot', texts: [{ locale: 'en', version: 1, fills: ['we do', null, null] }] },
  ]);
});

test('names that are none are left out', () => {
  expect(readFills(formOf({ 'version sv page x': '1', 'fill 0 sv page x': 'x', 'version fi thing x': '1' }))).toEqual(
    [],
  );
});
