import type { OpeningHours } from '#domain/base/time/local-clock.ts';
import type { CarrierName, CarrierPoint } from './provider.ts';

type Row = [postcode: string, city: string, name: string, street: string, isLocker?: 'locker'];

// example points in real towns, for shops without a carrier contract
const POSTI: Row[] = [
  ['00100', 'Helsinki', 'Postitalo, keskusta', 'Mannerheiminaukio 1'],
  ['00530', 'Helsinki', 'Hakaniemen pakettiautomaatti', 'Siltasaarenkatu 12', 'locker'],
  ['01300', 'Vantaa', 'Tikkurilan noutopiste', 'Asematie 4'],
  ['02100', 'Espoo', 'Tapiolan pakettiautomaatti', 'Länsituulentie 6', 'locker'],
  ['15110', 'Lahti', 'Keskustan noutopiste', 'Aleksanterinkatu 18'],
  ['20100', 'Turku', 'Keskustan pakettiautomaatti', 'Eerikinkatu 9', 'locker'],
  ['28100', 'Pori', 'Keskustan noutopiste', 'Yrjönkatu 14'],
  ['33100', 'Tampere', 'Keskustan noutopiste', 'Hämeenkatu 21'],
  ['40100', 'Jyväskylä', 'Keskustan pakettiautomaatti', 'Väinönkatu 11', 'locker'],
  ['45100', 'Kouvola', 'Keskustan noutopiste', 'Torikatu 3'],
  ['53100', 'Lappeenranta', 'Keskustan noutopiste', 'Valtakatu 40'],
  ['65100', 'Vaasa', 'Keskustan noutopiste', 'Hovioikeudenpuistikko 15'],
  ['70100', 'Kuopio', 'Torin pakettiautomaatti', 'Haapaniemenkatu 22', 'locker'],
  ['80100', 'Joensuu', 'Keskustan noutopiste', 'Kauppakatu 27'],
  ['87100', 'Kajaani', 'Keskustan noutopiste', 'Pohjolankatu 16'],
  ['90100', 'Oulu', 'Keskustan noutopiste', 'Hallituskatu 36'],
  ['90400', 'Oulu', 'Limingantullin pakettiautomaatti', 'Äimätie 2', 'locker'],
  ['92100', 'Raahe', 'Keskustan noutopiste', 'Kirkkokatu 24'],
  ['93100', 'Pudasjärvi', 'Keskustan noutopiste', 'Varsitie 9'],
  ['93600', 'Kuusamo', 'Keskustan pakettiautomaatti', 'Kitkantie 34', 'locker'],
  ['94100', 'Kemi', 'Keskustan noutopiste', 'Valtakatu 12'],
  ['96100', 'Rovaniemi', 'Keskustan noutopiste', 'Postikatu 1'],
  ['96320', 'Rovaniemi', 'Eteläkeskuksen pakettiautomaatti', 'Teollisuustie 6', 'locker'],
  ['97700', 'Ranua', 'Kirkonkylän noutopiste', 'Keskustie 14'],
  ['99100', 'Kittilä', 'Keskustan noutopiste', 'Valtatie 42'],
  ['99600', 'Sodankylä', 'Keskustan noutopiste', 'Jäämerentie 20'],
  ['99800', 'Ivalo', 'Keskustan noutopiste', 'Ivalontie 8'],
];

const MATKAHUOLTO: Row[] = [
  ['00100', 'Helsinki', 'Matkahuolto, keskusta', 'Narinkka 1'],
  ['00940', 'Helsinki', 'Kontulan pakettiautomaatti', 'Ostostie 4', 'locker'],
  ['20100', 'Turku', 'Matkahuolto, linja-autoasema', 'Aninkaistenkatu 20'],
  ['33100', 'Tampere', 'Matkahuolto, linja-autoasema', 'Hatanpään valtatie 7'],
  ['40100', 'Jyväskylä', 'Matkahuolto, matkakeskus', 'Hannikaisenkatu 20'],
  ['60100', 'Seinäjoki', 'Matkahuolto, matkakeskus', 'Valtionkatu 1'],
  ['70100', 'Kuopio', 'Matkahuolto, linja-autoasema', 'Puijonkatu 45'],
  ['87100', 'Kajaani', 'Matkahuolto, linja-autoasema', 'Viestitie 2'],
  ['90100', 'Oulu', 'Matkahuolto, linja-autoasema', 'Ratakatu 6'],
  ['90500', 'Oulu', 'Linnanmaan pakettiautomaatti', 'Kauppalinnankuja 1', 'locker'],
  ['91900', 'Liminka', 'Keskustan noutopiste', 'Kauppakaari 4'],
  ['93600', 'Kuusamo', 'Matkahuolto, linja-autoasema', 'Kaarlo Hännisen tie 2'],
  ['94100', 'Kemi', 'Matkahuolto, linja-autoasema', 'Asemakatu 1'],
  ['95400', 'Tornio', 'Keskustan pakettiautomaatti', 'Hallituskatu 8', 'locker'],
  ['96200', 'Rovaniemi', 'Matkahuolto, linja-autoasema', 'Lapinkävijäntie 2'],
  ['97700', 'Ranua', 'Matkahuolto, Ranua', 'Keskustie 11'],
  ['98100', 'Kemijärvi', 'Matkahuolto, Kemijärvi', 'Vapaudenkatu 8'],
  ['99130', 'Sirkka', 'Levin noutopiste', 'Levintie 1599'],
];

const day = { opens: '08:00', closes: '20:00' };
const short = { opens: '10:00', closes: '18:00' };
const SHOP_HOURS: OpeningHours = { 1: day, 2: day, 3: day, 4: day, 5: day, 6: short, 7: short };

const points = (provider: CarrierName, rows: Row[]): CarrierPoint[] =>
  rows.map(([postcode, city, name, street, locker], i) => ({
    id: `${provider}-${postcode}-${i + 1}`,
    provider,
    name,
    street,
    postcode,
    city,
    isLocker: locker !== undefined,
    hours: locker ? null : SHOP_HOURS,
  }));

export const examplePoints: readonly CarrierPoint[] = [
  ...points('posti', POSTI),
  ...points('matkahuolto', MATKAHUOLTO),
];
