import { expect, test } from '@playwright/test';

/** What strangers put into addresses, written as it travels. */
const WORDS = [
  '',
  'x%40',
  '%401044',
  '%27%3B%20drop%20table%20product%3B%20--',
  '%5C%27%20or%201%3D1',
  'a%3A*%20%26%20!b%20%7C%20(c%20%3C-%3E%20d)',
  '%25_%25',
  '%F0%9F%9B%B7',
  '%ED%A0%80',
  '%00',
  'a%00b%0d%0aset-cookie%3A%20x%3D1',
  '%E4',
  '%',
  '%ZZ',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'x'.repeat(5000),
  'w%20'.repeat(1500),
];
const PAGES = [
  '/haku',
  '/category',
  '/outlet',
  '/tarjoukset',
  '/uutuudet',
  '/vaihtolaitteet',
  '/varaosahaku',
  '/vertailu',
];
const PARAMETERS = [
  'q',
  'brand',
  'attr',
  'ajoneuvo',
  'min',
  'page',
  'from',
  'sort',
  'store',
  'koodi',
  'toimittaja',
  'sku',
];
const PATHS = ['/category/', '/brandit/', '/tuotesarjat/', '/product/', '/varaosa/', '/varaosakuvat/', '/en/varaosa/'];

for (const page of PAGES)
  test(`${page} answers whatever its parameters are`, async ({ request }) => {
    for (const prefix of ['', '/en'])
      for (const word of WORDS) {
        const query = PARAMETERS.map((name) => `${name}=${word.slice(0, 600)}`).join('&');
        const answer = await request.get(`${prefix}${page}?${query}`, { maxRedirects: 0 });
        expect(answer.status(), `${prefix}${page}?…=${word.slice(0, 40)}`).toBeLessThan(500);
        expect(await answer.text()).not.toContain('<script>alert(1)');
      }
  });

test('full search shows 10 kB of words as the search it made of them', async ({ request }) => {
  const answer = await request.get(`/haku?q=${'kelkka '.repeat(1400)}`);
  expect(answer.status()).toBe(200);
});

for (const path of PATHS)
  test(`${path} answers whatever follows it`, async ({ request }) => {
    for (const word of WORDS.filter(Boolean)) {
      const answer = await request.get(`${path}${word}`, { maxRedirects: 0 });
      expect(answer.status(), `${path}${word.slice(0, 40)}`).toBeLessThan(500);
    }
  });

test('repeated, empty and unknown parameters are left out', async ({ request }) => {
  const many = Array.from({ length: 500 }, (_, i) => `brand=b${i}&attr=a${i}:b`).join('&');
  for (const query of [
    many,
    'page=-1',
    'page=1e9',
    'page[]=2',
    'min=-5&max=abc',
    'q=a&q=b',
    '&&==&',
    'sort=__proto__',
  ]) {
    const answer = await request.get(`/haku?q=kypärä&${query}`);
    expect(answer.status(), query.slice(0, 60)).toBeLessThan(500);
  }
});
