import { expect, test } from 'vitest';
import { textsOf } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { problemText } from './problem-text.ts';

test.each([
  ['name.en', 'is missing', 'Nimi, en: puuttuu'],
  ['slug', 'is taken', 'Osoite: on jo käytössä'],
  ['variant/TAKKI%2FM/price', 'must have at most two decimals', 'Hinta, €, TAKKI/M: enintään kaksi desimaalia'],
  ['image/00aa/alt.en', 'is missing', 'Kuvateksti englanniksi: puuttuu'],
  ['variants', 'KYP-M has stock', 'Muunnelmat: KYP-M on varastossa tai varattu'],
  ['name.fi', 'must have at most 200 characters', 'Nimi, fi: enintään 200 merkkiä'],
  ['warrantyMonths', 'must be at most 240', 'Takuu, kuukautta: anna kokonaisluku, jonka kenttä sallii'],
  ['warnings.0', 'has the wrong form', 'warnings.0: has the wrong form'],
])('says of %s that it %s', (field, reason, text) => {
  expect(problemText(textsOf('fi', fi, en), { field, reason })).toBe(text);
});
