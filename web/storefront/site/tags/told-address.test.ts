import { expect, test } from 'vitest';
import { isPrivate, toldAddress, withoutEmail } from './told-address.ts';

const origin = 'https://kauppa.test';
const isPrivateAt = (path: string) => isPrivate(new URL(path, origin));

test.each([
  ['/', '', '/'],
  ['/en/product/kypara', '?sku=41-2207', '/en/product/kypara?sku=41-2207'],
  ['/haku', '?q=kelkka&page=2&brand=Halla', '/haku?q=kelkka&page=2'],
  ['/haku', '?q=matti%40example.com+kelkka', '/haku?q=%E2%80%A6+kelkka'],
  ['/kiitos', '?order_id=1000019&key=abc', '/kiitos'],
  ['/en/cms/osa/tuleva', '?esikatselu=salainen&sku=1', '/cms'],
  ['/kassa', '?tarjous=salainen', '/kassa'],
  ['/tilaus/salainen', '', '/tilaus'],
  ['/en/tarjous/salainen/tarjous.pdf', '', '/tarjous'],
  ['/_auth/link', '?token=salainen', '/_auth'],
  ['/jaettu-ostoskori', '?c=salainen', '/jaettu-ostoskori'],
  ['/oma-tili/tilaukset/1000019', '', '/oma-tili'],
])('%s%s is sent as %s', (pathname, search, told) => {
  expect(toldAddress({ origin, pathname, search })).toBe(origin + told);
});

test('treats pages with secrets as private in both languages and any spelling', () => {
  const secret = ['/tilaus/x', '/en/tilaus/x', '/EN/Tilaus/x', '/kasittely/x', '/en/_auth/verify', '/oma-tili'];
  const asked = ['/peruuta-sopimus', '/en/vahvista-sahkopostiosoitteesi', '/uutiskirje/peruuta'];
  for (const path of [...secret, ...asked]) expect([path, isPrivateAt(path)]).toEqual([path, true]);
  for (const path of ['/', '/en', '/kiitos', '/tilaa-uutiskirje', '/tarjoukset', '/en/kassa'])
    expect([path, isPrivateAt(path)]).toEqual([path, false]);
});

test('treats any page with a secret parameter as private, and any page that leads to one', () => {
  for (const name of ['tilaus', 'tarjous', 'esikatselu', 'token', 'key', 't', 'c'])
    expect([name, isPrivateAt(`/en/cms/x?page=2&${name}=salainen`)]).toEqual([name, true]);
  for (const next of ['/tarjous/salainen', '/en/kassa?tarjous=salainen', '/cms/x?esikatselu=salainen'])
    expect([next, isPrivateAt(`/kirjaudu?next=${encodeURIComponent(next)}`)]).toEqual([next, true]);
  for (const path of [
    '/kiitos?order_id=1000019',
    '/haku?q=t&merkki=c',
    '/kirjaudu?next=%2Fkassa',
    '/?next=%2Fx%3Fnext%3D',
  ])
    expect([path, isPrivateAt(path)]).toEqual([path, false]);
});

test('does not mistake spare part skus for e-mail addresses', () => {
  expect(withoutEmail('8328917@1044')).toBe('8328917@1044');
});
