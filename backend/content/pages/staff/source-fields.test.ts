import { expect, test } from 'vitest';
import { joinSource, splitSource } from '#domain/content/pages/source-doc.ts';
import { CONTENT_FOLDER } from '../import-content.ts';
import { readSources } from '../read-sources.ts';
import { type Doc, docWith, fieldsOfDoc } from './source-fields.ts';

const docOf = (text: string): Doc => {
  const { head, blocks } = splitSource(text);
  return { head, blocks: blocks.map((block, i) => ({ ...block, id: `b${i}` })) };
};
const edited = (text: string, change: Record<string, string>) => {
  const doc = docOf(text);
  return joinSource(docWith(doc, { ...fieldsOfDoc(doc), ...change }));
};

const PAGE = `---
# oma huomautus
title: 'Huolto'   # näin
description: >-
  Pitkä
  kuvaus
formerly: [vanha, vanhempi]
---

Alku.

::: products
title: "Sahat"
limit: 4

# järjestys
sort: price-asc
:::


::: questions
questions:
  - q: Miksi?
    a: |
      Siksi.
:::
Loppu.
`;

test('a form that was not touched leaves every file of the shop as it is (admin-page-1)', async () => {
  const sources = await readSources(CONTENT_FOLDER);
  for (const { text } of sources) expect(edited(text, {})).toBe(text);
  for (const { text } of sources) expect(edited(text.replaceAll('\n', '\r\n'), {})).toBe(text.replaceAll('\n', '\r\n'));
});

test.each<[string, Record<string, string>, [string, string]]>([
  ['a text', { 'block/b0/text': 'Uusi alku.\n\nJa toinen.' }, ['Alku.', 'Uusi alku.\n\nJa toinen.']],
  ['a title', { 'head/title': 'Huolto: talvi' }, ["title: 'Huolto'   # näin", 'title: "Huolto: talvi"']],
  ['a field of a block', { 'block/b1/limit': '8' }, ['limit: 4', 'limit: 8']],
  ['a new field', { 'block/b1/q': 'ketju' }, ['title: "Sahat"', 'title: "Sahat"\nq: ketju']],
  ['a field taken away', { 'block/b1/sort': '' }, ['sort: price-asc\n', '']],
  ['a flag', { 'block/b1/sale': '1' }, ['title: "Sahat"', 'title: "Sahat"\nsale: true']],
  ['a list of one', { 'head/formerly': 'vanha' }, ['[vanha, vanhempi]', 'vanha']],
  ['an answer', { 'block/b2/questions': '[{"q":"Miksi?","a":"Koska."}]' }, ['    a: |\n      Siksi.', '    a: Koska.']],
  [
    'a block taken away',
    { blocks: 'b0\nb1\nb3' },
    [PAGE.slice(PAGE.indexOf('::: questions'), PAGE.indexOf('Loppu')), ''],
  ],
  [
    'a new block last',
    { blocks: 'b0\nb1\nb2\nb3\nn', 'block/n/kind': 'hours', 'block/n/store': 'oulu' },
    ['Loppu.\n', 'Loppu.\n\n::: hours\nstore: oulu\n:::\n'],
  ],
])('an edit of %s leaves the bytes of all else (admin-page-1)', (_, change, [from, to]) => {
  expect(PAGE).toContain(from);
  expect(edited(PAGE, change)).toBe(PAGE.replace(from, () => to));
});

test('a new text begins with nothing', () => {
  const doc: Doc = { head: '', blocks: [] };
  const fields = { 'head/title': 'Uusi', blocks: 'n', 'block/n/kind': 'text', 'block/n/text': 'Teksti.' };
  expect(joinSource(docWith(doc, fields))).toBe('---\ntitle: Uusi\n---\n\nTeksti.\n');
});

test('a new order moves the pieces', () => {
  const moved = edited(PAGE, { blocks: 'b2\nb0\nb1\nb3' });
  expect(fieldsOfDoc(docOf(moved))['block/b1/text']).toBe('Alku.');
  expect(moved.length).toBeGreaterThan(PAGE.length - 4);
});
