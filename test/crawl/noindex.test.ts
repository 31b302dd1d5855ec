import { expect, test } from 'vitest';
import { pageTable } from '#backend/entrypoints/http/pages/page-table.ts';
import { robotsTxt } from '#backend/entrypoints/site-map/robots.ts';
import { cookies, matrixShop, ORIGIN } from '../access/matrix-shop.ts';
import { pageBuild } from '../access/page-build.ts';
import { pageRows } from '../access/page-rows.ts';
import { headOnly, readHead } from './head-of.ts';

/** The indexed pages. Every other page has `noindex`. */
const forEverybody = [
  '/',
  '/category/*',
  '/brandit/:slug?',
  '/tuotesarjat',
  '/tuotesarjat/*',
  '/uutuudet',
  '/outlet',
  '/tarjoukset',
  '/vaihtolaitteet',
  '/kone',
  '/huoltosarja/:slug/:code',
  '/product/:slug',
  '/varaosa',
  '/varaosa/*',
  '/varaosakuvat/:slug',
  '/cms/*',
  '/uutiset-ja-artikkelit',
  '/uutiset-ja-artikkelit/:slug',
  '/kampanjat',
  '/kampanjat/:slug',
  '/ota-yhteytta',
  '/kysy-osaa',
  '/varaa-huolto',
  '/lahjakortti',
  '/saavutettavuus',
  '/tilaa-uutiskirje',
];
// not among them: an empty list of drawings, as in the shop of this test
const isFound = (pattern: string) => forEverybody.includes(pattern);

/** Files of one's own, which have no head. */
const isFile = (pattern: string) => /\.(json|pdf|ics)$/.test(pattern);

test('pages that are not for search engines have noindex in both languages, others do not', async () => {
  const { app, people } = await matrixShop(headOnly);
  const found: Record<string, boolean> = {};
  const expected: Record<string, boolean> = {};
  const things = await people.thingsFor('A');
  for (const [pattern, row] of Object.entries(pageRows))
    for (const prefix of ['', '/en']) {
      const path = row.path(things);
      const address = `${prefix}${path === '/' && prefix ? '' : path}`;
      // as a visitor who may open it: the owner, or a guest
      for (const cookie of [people.visitors.A.cookie, null]) {
        const answer = await app.request(new URL(address, ORIGIN), {
          headers: { ...cookies(cookie), 'accept-language': 'fi', 'sec-fetch-site': 'same-origin' },
        });
        const isPage = answer.status === 200 && answer.headers.get('content-type') === 'application/json';
        if (!isPage) continue;
        const { noindex, hasCanonical } = await readHead(answer);
        found[address] = noindex;
        expected[address] = !isFound(pattern);
        expect([address, hasCanonical]).toEqual([address, !noindex]);
        break;
      }
    }
  expect(found).toEqual(expected);
  // every page that answers them with 200, in each language
  const answering = Object.entries(pageRows).filter(
    ([
      pattern,
      {
        landings: [guest, owner],
      },
    ]) => !isFile(pattern) && [guest, owner].includes(200),
  );
  expect(Object.keys(found)).toHaveLength(2 * answering.length);
});

test('results of a part search have noindex, the search page does not', async () => {
  const { app } = await matrixShop(headOnly);
  const noindexAt = async (path: string) => (await readHead(await app.request(new URL(path, ORIGIN)))).noindex;
  expect([await noindexAt('/varaosahaku'), await noindexAt('/varaosahaku?koodi=abc')]).toEqual([false, true]);
});

test('robots.txt excludes no indexed page', async () => {
  const rules = robotsTxt('', pageTable((await pageBuild()).build)).split('\n');
  const barred = Object.keys(pageRows).filter((pattern) => rules.includes(`Disallow: /${pattern.split('/')[1]}/`));
  expect(barred.filter(isFound)).toEqual([]);
  expect(barred.length).toBeGreaterThan(20);
});
