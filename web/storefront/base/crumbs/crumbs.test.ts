import { beforeAll, expect, test } from 'vitest';
import { pageTable } from '#backend/entrypoints/http/pages/page-table.ts';
import { pageBuild } from '#test/access/page-build.ts';
import { loadLocale, type T } from '#web/messages/i18n.tsx';
import { crumbsAt } from '#web/storefront/base/crumb-trail.tsx';

const categories: Record<string, string> = {
  a: 'A',
  'a/b': 'B',
  'brandit/honda': 'Honda',
  tuotesarjat: 'Tuotesarjat',
  'tuotesarjat/reitti': 'Reitti',
};
const table = pageTable((await pageBuild()).build);
let fi: T;
let en: T;
beforeAll(async () => {
  fi = await loadLocale('fi', 'crumbs');
  en = await loadLocale('en', 'crumbs');
});

const crumbs = (path: string, title?: string, t = fi) =>
  crumbsAt(path, table.find(path)?.handle.crumbs, t, { category: (p) => categories[p], ...(title ? { title } : {}) });
const labels = (path: string, title?: string) => crumbs(path, title).map(({ label }) => label);

// the rules of crumb-1, one case per line
test.each([
  ['/', []],
  ['/en', []],
  ['/kassa', []],
  ['/kiitos', []],
  ['/_auth/verify', []],
  ['/product/x', []],
  ['/cms/palvelut/rahoitus', []],
  ['/ostoskori', ['Ostoskori']],
  ['/haku', ['Haku']],
  ['/category', ['Kaikki tuotteet']],
  ['/category/a/b', ['Kaikki tuotteet', 'A', 'B']],
  ['/en/category/a/b', ['Kaikki tuotteet', 'A', 'B']],
  ['/category/a/nope', ['Kaikki tuotteet', 'A', '?']],
  ['/category/%E0%A4', ['Kaikki tuotteet', '?']],
  ['/brandit', ['Brändit']],
  ['/brandit/honda', ['Brändit', 'Honda']],
  ['/brandit/nope', ['Brändit', '?']],
  ['/tuotesarjat/reitti', ['Tuotesarjat', 'Reitti']],
  ['/tarjoukset', ['Tarjoukset']],
  ['/vaihtolaitteet', ['Vaihtolaitteet']],
  ['/uutiset-ja-artikkelit', ['Uutiset ja artikkelit']],
  ['/uutiset-ja-artikkelit/x', ['Uutiset ja artikkelit']],
  ['/oma-tili/tilaukset', ['Oma tili', 'Tilaukset']],
  ['/oma-tili/tilaukset/123', ['Oma tili', 'Tilaukset']],
  ['/oma-tili/omat-tiedot/kopio', ['Oma tili', 'Omat tiedot']],
  ['/en/oma-tili/tilaukset/123', ['Oma tili', 'Tilaukset']],
  ['/varaosahaku', ['Varaosahaku']],
  ['/varaosa', ['Varaosa']],
  ['/varaosa/8DN%2F17%20%23%2B%25%401@88', ['Varaosa', '8DN/17 #+%@1@88']],
  ['/tarjouskori', ['Tarjouskori']],
])('%s', (path, expected) => {
  expect(labels(path)).toEqual(expected);
});

// the labels of crumb-1, to the letter
test.each([
  ['kirjaudu', 'Kirjaudu sisään'],
  ['oma-tili', 'Oma tili'],
  ['oma-tili/omat-tiedot', 'Omat tiedot'],
  ['oma-tili/toivelistat', 'Toivelistat'],
  ['oma-tili/yhteenveto', 'Yhteenveto'],
  ['oma-tili/markkinointiluvat', 'Markkinointiluvat'],
  ['jaettu-ostoskori', 'Jaettu ostoskori'],
  ['vahvista-sahkopostiosoitteesi', 'Vahvista sähköpostiosoitteesi'],
  ['luo-tili', 'Luo tili'],
  ['unohditko-salasanasi', 'Unohditko salasanasi?'],
  ['kampanjat', 'Kampanjat'],
  ['tilaa-uutiskirje', 'Tilaa uutiskirje'],
])('%s is labelled %s', (path, expected) => {
  expect(labels(`/${path}`).at(-1)).toBe(expected);
  expect(crumbs(`/en/${path}`, undefined, en).at(-1)?.label).not.toBe(expected);
});

test.each([
  ['myymalat', 'Myymälät'],
  ['asiakaspalvelu', 'Asiakaspalvelu'],
  ['palvelut', 'Palvelut'],
  ['cms', 'CMS'],
])('labels %s, whose pages have no breadcrumbs', (segment, expected) => {
  expect(fi(`crumb.${segment}` as 'crumb.cms')).toBe(expected);
});

test('falls back to the page title where the list has no label', () => {
  expect(labels('/oma-tili/toivelistat/7', 'Kesä')).toEqual(['Oma tili', 'Toivelistat', 'Kesä']);
  expect(labels('/tili-poistettu', 'Tilisi on poistettu')).toEqual(['Tilisi on poistettu']);
  expect(labels('/uutuudet', 'Uutuudet')).toEqual(['Uutuudet']);
  expect(labels('/outlet', 'Outlet')).toEqual(['Outlet']);
  expect(labels('/outlet')).toEqual(['?']);
  expect(labels('/varaosa/x@1', 'x')).toEqual(['Varaosa', 'x']);
  expect(labels('/styleguide', 'Tyyliopas')).toEqual(['Tyyliopas']);
  expect(labels('/vertailu', 'Vertailu')).toEqual(['Vertailu']);
  expect(labels('/varaosakuvat/otso', 'Otso Kuru, variaattori')).toEqual(['Varaosakuvat', 'Otso Kuru, variaattori']);
});

test.each(['/tilaus/s3cret', '/tarjous/s3cret', '/toivelista/s3cret', '/uutiskirje/vahvista', '/uutiskirje/peruuta'])(
  '%s shows one breadcrumb with the page title',
  (path) => {
    expect(crumbs(path, 'Otsikko')).toEqual([{ to: path, label: 'Otsikko' }]);
  },
);

test('links stay in the language of the page', () => {
  expect(crumbs('/en/category/a/b').map(({ to }) => to)).toEqual([
    '/en/category',
    '/en/category/a',
    '/en/category/a/b',
  ]);
  expect(crumbs('/en/varaosa/x@1').map(({ to }) => to)).toEqual(['/en/varaosa', '/en/varaosa/x%401']);
});
