import { describe, expect, it, test } from 'vitest';
import { basesOf } from './bases.ts';

describe('the bases of every form include its base form', () => {
  it.each([
    ['saha', 'sahat sahan sahoja sahassa sahalle sahojen'],
    ['kelkka', 'kelkat kelkan kelkkoja kelkkaan kelkoissa kelkkojen'],
    ['tanko', 'tangot tangon tankoja tankoon'],
    ['puku', 'puvut puvun pukuja'],
    ['reki', 'reet reen rekiä'],
    ['jalka', 'jalat jalan jalkoja'],
    ['lasi', 'lasit laseja lasien laseihin'],
    ['ovi', 'ovet oven ovia ovien oveen'],
    ['suksi', 'sukset suksen suksia'],
    ['köysi', 'köydet köyttä köysiä'],
    ['kansi', 'kannet kannen kantta kansia kanteen'],
    ['lapsi', 'lasten lapsille lapset'],
    ['mönkijä', 'mönkijät mönkijään mönkijöitä mönkijöiden mönkijöille'],
    ['kypärä', 'kypärän kypäriä kypärien'],
    ['mansikka', 'mansikat mansikoita mansikoiden'],
    ['suodatin', 'suodattimet suodattimia suodatinta suodattimien suodatinten'],
    ['poljin', 'polkimet polkimia'],
    ['johdoton', 'johdottomat johdottoman'],
    ['punainen', 'punaiset punaisia punaista punaisten punaisella'],
    ['vastus', 'vastukset vastuksia vastusta'],
    ['rengas', 'renkaat renkaan renkaita rengasta renkaiden renkaaseen'],
    ['kirves', 'kirveet kirveitä kirvestä'],
    ['ohut', 'ohuet ohuen ohuita ohutta'],
    ['käytetty', 'käytetyt käytettyjä'],
    ['vanne', 'vanteet vanteita vannetta vanteeseen'],
    ['laite', 'laitteet laitteita laitteen'],
    ['askel', 'askelet askelen askelia'],
    ['puu', 'puut puita puiden'],
    ['vyö', 'vyöt vöitä vöiden'],
    ['mies', 'miehet miesten'],
  ])('%s', (base, forms) => {
    const plain = base.replace(/ä/g, 'a').replace(/ö/g, 'o');
    expect(basesOf(base), base).toContain(plain);
    for (const form of forms.split(' ')) expect(basesOf(form), form).toContain(plain);
  });
});

it.each([
  ['tangot', 'tankki'],
  ['takat', 'takki'],
  ['kahvat', 'kahvi'],
  ['terät', 'teräs'],
  ['kansi', 'kanto'],
  ['rattaat', 'ratti'],
  ['matot', 'matta'],
])('%s is no form of %s', (form, other) => {
  const shared = basesOf(other).filter((base) => basesOf(form).includes(base));
  expect(shared).toEqual([]);
});

test('a word in its base form that ends in a vowel has no other base', () => {
  for (const word of ['kelkka', 'saha', 'kypärä', 'hinta', 'ketju', 'mönkijä']) expect(basesOf(word)).toHaveLength(1);
});

test('codes and short words are their own base', () => {
  for (const word of ['550xp', 'trx', 'ms']) expect(basesOf(word)).toEqual([word]);
});
