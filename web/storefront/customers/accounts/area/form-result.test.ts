import { expect, test } from 'vitest';
import { loadLocale } from '#web/messages/i18n.tsx';
import { type ResultCode, resultOf, withResult } from './form-result.ts';

// texts of the specification
test.each<[ResultCode, string, boolean]>([
  ['osoite-lisatty', 'Osoite lisätty!', false],
  ['osoite-paivitetty', 'Osoite päivitetty!', false],
  ['osoite-poistettu', 'Osoite poistettu!', false],
  ['osoitetta-ei-poistettu', 'Osoitteen poisto epäonnistui! Yritä uudelleen.', true],
  ['luvat-paivitetty', 'Markkinointilupasi on päivitetty!', false],
  ['virhe', 'Voi ei, jotain meni pieleen. Yritä uudelleen.', true],
])('%s shows: %s (account-2, account-5)', async (code, text, failed) => {
  const t = await loadLocale('fi', 'account');
  const done = resultOf(code);
  expect(done && t(done.text as 'account.title')).toBe(text);
  expect(done?.failed ?? false).toBe(failed);
});

test('an unknown code shows nothing', () => {
  expect([resultOf(null), resultOf('x'), resultOf('constructor')]).toEqual([null, null, null]);
});

test('adds the code to the query before the hash', () => {
  expect(withResult('/oma-tili/omat-tiedot', 'virhe')).toBe('/oma-tili/omat-tiedot?tehty=virhe');
  expect(withResult('/a?b=1#c', 'virhe')).toBe('/a?b=1&tehty=virhe#c');
});
