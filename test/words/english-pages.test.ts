import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { insertSpareParts, testSparePart } from '#backend/catalog/spare-parts/test-parts.ts';
import { addressOf } from '#backend/content/pages/addresses.ts';
import { CONTENT_FOLDER, importContent } from '#backend/content/pages/import-content.ts';
import { cookies, matrixShop } from '../access/matrix-shop.ts';
import { pageRows } from '../access/page-rows.ts';
import { finnishVocabulary, wordsOf } from './finnish-vocabulary.ts';
import { renderedPages } from './rendered-shop.ts';
import { spoken } from './spoken.ts';
import { DEMO_PASSWORD, isOfTheirOwn, isUnmarkable } from './unmarkable.ts';

/** Names of people, places and the demo, which every language shares; of customers what they have typed themselves. */
const names = wordsOf(`Äimätie Mökki Koivukatu Aino Virtanen ${DEMO_PASSWORD}`);
/** The only product here, which has no English name; where a page shows it from the catalog it is marked. */
const product = wordsOf('Tuote');
const part = testSparePart('T-12', { name: 'Tuotteen ostoskori', group: 'Lahjakortit' });
const partWords = wordsOf(part.name);

/** Pages of a part, whose name no supplier gives in English. */
const ofParts = ['/en/varaosa/T-12@1044', '/en/varaosa/T-12', '/en/varaosahaku?koodi=T-12'];

/** Allowed words of other languages: names, and input from the address. */
function mayStand(path: string, element: string): Set<string> {
  const typed = wordsOf(new URL(path, 'http://shop.test').search);
  return new Set([
    ...names,
    ...typed,
    ...(isOfTheirOwn(path) || isUnmarkable(element) ? product : []),
    ...(isUnmarkable(element) ? partWords : []),
  ]);
}

/** Addresses of the shop's own English contents. */
async function contentPaths(): Promise<string[]> {
  const folders = { pages: 'page', articles: 'article', campaigns: 'campaign' } as const;
  const paths: string[] = [];
  for (const [folder, kind] of Object.entries(folders))
    for await (const file of glob('**/*.md', { cwd: `${CONTENT_FOLDER}/en/${folder}` }))
      paths.push(addressOf(kind, file.replace(/\.md$/, ''), 'en'));
  return paths;
}

test('English pages contain no Finnish text that is not marked as Finnish', { timeout: 240_000 }, async () => {
  const { shop, people } = await matrixShop();
  await importContent(shop);
  await insertSpareParts(shop.db, [part]);
  const finnish = await finnishVocabulary();
  expect(finnish.size).toBeGreaterThan(2000);
  const page = await renderedPages(shop);
  const found: string[] = [];
  const statuses = new Map<string, number>();
  const read = async (path: string, headers: Record<string, string>) => {
    const { status, html } = await page(path, headers);
    statuses.set(path, status);
    if (!html.startsWith('<!DOCTYPE')) return;
    for (const { lang, text, element } of spoken(html)) {
      if (lang !== 'en') continue;
      const known = mayStand(path, element);
      const words = wordsOf(text.replace(/\S+@\S+/g, ''));
      const strange = words.filter((word) => finnish.has(word) && !known.has(word));
      if (strange.length > 0) found.push(`${path} ${status} <${element}> ${strange.join(' ')}: ${text.slice(0, 80)}`);
    }
  };
  for (const name of ['guest', 'A'] as const) {
    const things = await people.thingsFor(name);
    for (const row of Object.values(pageRows)) {
      const path = row.path(things);
      // samples for those who build the shop, not linked and not indexed
      if (path === '/styleguide') continue;
      // pages that are the same for everybody were read as a guest
      if (name === 'A' && row.landings[0] === 200 && !row.isPersonal) continue;
      await read(path === '/' ? '/en' : `/en${path}`, cookies(people.visitors[name].cookie));
    }
  }
  const contents = [...(await contentPaths()), ...ofParts];
  for (const path of contents) await read(path, {});
  expect(contents.filter((path) => statuses.get(path) !== 200)).toEqual([]);
  expect([...new Set(found)]).toEqual([]);
});
