import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Dictionary } from '#web/messages/messages.ts';

const ROOT = new URL('../../', import.meta.url);

async function filesBelow(folder: string, pattern = '**/*.ts'): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: new URL(`${folder}/`, ROOT) })) files.push(`${folder}/${file}`);
  return files.toSorted();
}
const dictionary = async (file: string) =>
  ((await import(/* @vite-ignore */ new URL(file, ROOT).href)) as { default: Dictionary }).default;
const inEnglish = (file: string) => file.replace('/fi/', '/en/').replace(/\/fi\.ts$/, '/en.ts');
const parameters = (text: Dictionary[string]) =>
  [...new Set((typeof text === 'string' ? text : text.one + text.other).match(/\{\w+\}/g))].toSorted();

test('every message exists in both languages, with the same parameters', async () => {
  const files = await filesBelow('web/messages/fi');
  expect(files.length).toBeGreaterThan(25);
  expect((await filesBelow('web/messages/en')).toSorted()).toEqual(files.map(inEnglish).toSorted());
  for (const file of files) {
    const [fi, en] = [await dictionary(file), await dictionary(inEnglish(file))];
    expect([file, Object.keys(en).toSorted()]).toEqual([file, Object.keys(fi).toSorted()]);
    for (const [key, text] of Object.entries(fi)) {
      expect([key, parameters(en[key] ?? '')]).toEqual([key, parameters(text)]);
      expect([key, typeof text === 'string' ? text.trim() : text.one && text.other]).not.toEqual([key, '']);
    }
  }
});

test('every mail has its texts in both languages', async () => {
  const files = [
    ...(await filesBelow('backend', '*/*/mails/**/texts/**/fi.ts')),
    ...(await filesBelow('backend', '*/*/mails/**/texts/**/fi/*.ts')),
  ];
  expect(files.length).toBeGreaterThan(4);
  const texts = await filesBelow('backend', '*/*/mails/**/texts/**/*.ts');
  expect(files.filter((file) => !texts.includes(inEnglish(file)))).toEqual([]);
});

/** Streets and regions, and the end of the alphabet. */
const NAMES = /Äimätie|Åland|Häme|A–Ö/g;

test('English texts have no Finnish letters but in names', async () => {
  const sources = [
    ...(await filesBelow('web/messages/en')),
    ...(await filesBelow('backend', '*/*/mails/**/texts/**/*.ts')).filter((file) => /\/en(\/|\.ts$)/.test(file)),
    ...(await filesBelow('content/en', '**/*.md')),
  ];
  const found: string[] = [];
  for (const file of sources) {
    const text = (await readFile(new URL(file, ROOT), 'utf8')).replace(NAMES, '');
    for (const [line] of text.matchAll(/^.*[åäöÅÄÖ].*$/gm)) found.push(`${file}: ${line.trim().slice(0, 100)}`);
  }
  expect(found).toEqual([]);
});
