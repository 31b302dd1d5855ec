import { expect, test } from 'vitest';
import { joinSource, splitSource } from '#domain/content/pages/source-doc.ts';
import { mergeText, presenceOf } from './save-text.ts';
import type { Doc, PageFields } from './source-fields.ts';

const docOf = (text: string, ids: string): Doc => {
  const { head, blocks } = splitSource(text);
  return { head, blocks: blocks.map((block, i) => ({ ...block, id: ids[i] ?? '' })) };
};
const page = (...blocks: string[]) => `---\ntitle: A\n---\n\n${blocks.join('\n\n')}\n`;
const hours = (store: string) => `::: hours\nstore: ${store}\n:::`;
const base = docOf(page('Yksi', hours('oulu'), 'Kaksi', hours('ranua')), 'abcd');
const merged = (stored: Doc, typed: PageFields) => {
  const { doc, clashes } = mergeText(base, stored, typed);
  return { text: joinSource(doc), clashes };
};

test('two blocks that two people changed both stay (admin-page-3)', () => {
  const stored = docOf(page('Yksi!', hours('oulu'), 'Kaksi', hours('ranua')), 'abcd');
  expect(merged(stored, { 'block/c/text': 'Kaksi!' })).toEqual({
    text: page('Yksi!', hours('oulu'), 'Kaksi!', hours('ranua')),
    clashes: [],
  });
});

test('one block that both changed is a conflict with all three texts (admin-page-3)', () => {
  const stored = docOf(page('Heidän', hours('oulu'), 'Kaksi', hours('ranua')), 'abcd');
  expect(merged(stored, { 'block/a/text': 'Minun' }).clashes).toEqual([
    { field: 'block/a/text', base: 'Yksi', theirs: 'Heidän', mine: 'Minun' },
  ]);
});

test('new blocks of both are there, and orders merge (admin-page-3)', () => {
  const stored = docOf(page('Yksi', hours('oulu'), hours('rovaniemi'), 'Kaksi', hours('ranua')), 'abxcd');
  const typed = { blocks: 'a\nb\nc\nd\ny', 'block/y/kind': 'hours', 'block/y/store': 'oulu' };
  expect(merged(stored, typed)).toEqual({
    text: page('Yksi', hours('oulu'), hours('rovaniemi'), 'Kaksi', hours('ranua'), hours('oulu')),
    clashes: [],
  });
});

test('a block that they took away and I changed is asked about, and stays when I choose so', () => {
  const stored = docOf(page('Yksi', hours('oulu'), 'Kaksi'), 'abc');
  const typed = { blocks: 'a\nb\nc\nd', 'block/d/kind': 'hours', 'block/d/store': 'oulu' };
  const clash = { field: presenceOf('d'), base: '1', theirs: '', mine: '1' };
  expect(merged(stored, typed).clashes).toEqual([clash]);
  const again = (chosen: string) => mergeText(stored, stored, { ...typed, [presenceOf('d')]: chosen });
  expect(joinSource(again('1').doc)).toBe(page('Yksi', hours('oulu'), 'Kaksi', hours('oulu')));
  expect(joinSource(again('').doc)).toBe(page('Yksi', hours('oulu'), 'Kaksi'));
});

test('a block that I took away and they changed is asked about, and comes back when I choose so', () => {
  const stored = docOf(page('Yksi', hours('oulu'), 'Kaksi', hours('oulu')), 'abcd');
  const clash = { field: presenceOf('d'), base: '1', theirs: '1', mine: '' };
  expect(merged(stored, { blocks: 'a\nb\nc' }).clashes).toEqual([clash]);
  const again = (chosen: string) => mergeText(stored, stored, { blocks: 'a\nb\nc', [presenceOf('d')]: chosen });
  expect(joinSource(again('1').doc)).toBe(joinSource(stored));
  expect(joinSource(again('').doc)).toBe(page('Yksi', hours('oulu'), 'Kaksi'));
});

test('a form that was not touched changes nothing, whatever a colleague did', () => {
  const stored = docOf(page('Muu'), 'a');
  const { doc, changed, clashes } = mergeText(base, stored, { blocks: 'a\nb\nc\nd', 'block/a/text': 'Yksi' });
  expect([joinSource(doc), changed, clashes]).toEqual([page('Muu'), [], []]);
});
