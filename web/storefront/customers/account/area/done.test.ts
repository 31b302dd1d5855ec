import { expect, test } from 'vitest';
import { loadLocale } from '#web/messages/i18n.tsx';
import { type DoneCode, doneOf, withDone } from './done.ts';

// spec 8, to the letter
test.each<[DoneCode, string, boolean]>([
  ['osoite-lisatty', 'Osoite lisätty!', false],
  ['osoite-paivitetty', 'Osoite päivitetty!', false],
  ['osoite-poistettu', 'Osoite poistettu!', false],
  ['osoitetta-ei-poistettu', 'Osoitteen poisto epäonnistui! Yritä uudelleen.', true],
  ['luvat-paivitetty', 'Markkinointilupasi on päivitetty!', false],
  ['virhe', 'Voi ei, jotain meni pieleen. Yritä uudelleen.', true],
])('%s says: %s', async (code, text, failed) => {
  const t = await loadLocale('fi', 'account');
  const done = doneOf(code);
  expect(done && t(done.text as 'account.title')).toBe(text);
  expect(done?.failed ?? false).toBe(failed);
});

test('anything else in the address says nothing', () => {
  expect([doneOf(null), doneOf('x'), doneOf('constructor')]).toEqual([null, null, null]);
});

test('the code joins the query and leaves the anchor at the end', () => {
  expect(withDone('/oma-tili/omat-tiedot', 'virhe')).toBe('/oma-tili/omat-tiedot?tehty=virhe');
  expect(withDone('/a?b=1#c', 'virhe')).toBe('/a?b=1&tehty=virhe#c');
});
