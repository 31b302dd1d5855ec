import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { joinSource, partsOf, splitSource } from './source-doc.ts';

const CONTENT = join(import.meta.dirname, '../../../content');
const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const read = (name: string) => readFileSync(join(CONTENT, name), 'utf8');

const odd = [
  '',
  'ilman päätä',
  '---\ntitle: A\n---\n\n\nTeksti\n\n\n::: hours\nstore: oulu\n:::\n\n\n\nLoppu   \n\n',
  '---\r\ntitle: A\r\n---\r\n\r\nTeksti\r\n::: hours\r\nstore: oulu\r\n:::',
  '---\ntitle: A\n---\n::: hours\nstore: oulu',
  '---\ntitle: A\n---\n:::\n::: nonesuch\nx\n:::\n',
];

test.each([...files.map(read), ...odd])('the pieces of a file are the file, byte for byte (admin-page-1)', (text) => {
  const doc = splitSource(text);
  expect(joinSource(doc)).toBe(text);
  for (const block of doc.blocks) {
    const { open, source, close } = partsOf(block);
    expect(open + source + close).toBe(block.raw);
  }
});

test('every block of the shop’s own files is a piece, and text between them is one', () => {
  expect(files.length).toBeGreaterThan(20);
  const doc = splitSource('---\ntitle: A\n---\n\nYksi\n\nkaksi\n\n::: hours\nstore: oulu\n:::\n\nkolme\n');
  expect(doc.blocks.map(({ kind, raw }) => [kind, raw])).toEqual([
    ['text', 'Yksi\n\nkaksi\n\n'],
    ['hours', '::: hours\nstore: oulu\n:::\n\n'],
    ['text', 'kolme\n'],
  ]);
});
