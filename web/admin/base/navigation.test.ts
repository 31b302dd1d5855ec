import { expect, test } from 'vitest';
import { isOpen, navigation, navigationOf } from './navigation.ts';

const pathsOf = (role: Parameters<typeof navigationOf>[0]) =>
  navigationOf(role).flatMap(({ entries }) => entries.map(({ path }) => path));

test('shows an owner everything, content staff no orders', () => {
  expect(pathsOf('owner')).toEqual(navigation.flatMap(({ entries }) => entries.map(({ path }) => path)));
  expect(pathsOf('content')).toEqual([
    ...[
      '/',
      '/arvostelut',
      '/tuotteet',
      '/luettelo/kategoriat',
      '/hinnat',
      '/kampanjat',
      '/muutokset',
      '/ajoneuvot',
      '/kuvastot',
      '/tiedostot',
      '/sivut',
      '/haku',
      '/uutiskirjeet',
      '/asetukset',
      '/loki',
    ],
  ]);
});

test('shows a store what it packs, and no customers', () => {
  expect(pathsOf('store')).toContain('/pakkaus');
  expect(pathsOf('store')).not.toContain('/asiakkaat');
});

test('gives each entry a key of its own', () => {
  const keys = navigation.flatMap(({ entries }) => entries.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['/tilaukset', '/tilaukset', true],
  ['/tilaukset', '/tilaukset/104', true],
  ['/tilaukset', '/tilauksetko', false],
  ['/', '/tilaukset', false],
])('%s is open on %s: %s', (path, pathname, expected) => {
  const entry = navigation.flatMap(({ entries }) => entries).find((one) => one.path === path);
  expect(entry && isOpen(entry, pathname)).toBe(expected);
});
