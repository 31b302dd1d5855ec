import { expect, test } from 'vitest';
import { isPrivate, toldAddress, withoutEmail } from './told-address.ts';

const origin = 'https://kauppa.test';

test.each([
  ['/', '', '/'],
  ['/en/product/kypara', '?sku=41-2207', '/en/product/kypara?sku=41-2207'],
  ['/haku', '?q=kelkka&page=2&brand=Halla', '/haku?q=kelkka&page=2'],
  ['/haku', '?q=matti%40example.com+kelkka', '/haku?q=%E2%80%A6+kelkka'],
  ['/kiitos', '?order_id=1000019&key=abc', '/kiitos'],
  ['/kassa', '?tarjous=salainen', '/kassa'],
  ['/tilaus/salainen', '', '/tilaus'],
  ['/en/tarjous/salainen/tarjous.pdf', '', '/tarjous'],
  ['/_auth/link', '?token=salainen', '/_auth'],
  ['/jaettu-ostoskori', '?c=salainen', '/jaettu-ostoskori'],
  ['/oma-tili/tilaukset/1000019', '', '/oma-tili'],
])('%s%s is told as %s', (pathname, search, told) => {
  expect(toldAddress({ origin, pathname, search })).toBe(origin + told);
});

test('pages of secrets are private in both languages, however they are written', () => {
  for (const path of ['/tilaus/x', '/en/tilaus/x', '/EN/Tilaus/x', '/kasittely/x', '/en/_auth/verify', '/oma-tili'])
    expect([path, isPrivate(path)]).toEqual([path, true]);
  for (const path of ['/', '/en', '/kiitos', '/tilaa-uutiskirje', '/tarjoukset', '/en/kassa'])
    expect([path, isPrivate(path)]).toEqual([path, false]);
});

test('spare part skus are no e-mail addresses', () => {
  expect(withoutEmail('8328917@1044')).toBe('8328917@1044');
});
