import { townOf } from '#backend/customers/accounts/towns.ts';
import type { CarrierName } from '#backend/sales/delivery/provider.ts';

/** A pickup point of the demo's invented network. */
export type SimulatedPoint = {
  id: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  isLocker: boolean;
  distanceM: number;
};

type Place = [name: string, street: string, isLocker?: 'locker'];

const PLACES: Record<CarrierName, readonly Place[]> = {
  posti: [
    ['Keskustan noutopiste', 'Kauppakatu 8'],
    ['Torin pakettiautomaatti', 'Torikatu 3', 'locker'],
    ['Asemanseudun noutopiste', 'Asemakatu 12'],
    ['Kauppakeskuksen pakettiautomaatti', 'Keskuskatu 25', 'locker'],
    ['Koulukadun noutopiste', 'Koulukatu 17'],
    ['Satamatien pakettiautomaatti', 'Satamatie 2', 'locker'],
    ['Teollisuusalueen noutopiste', 'Teollisuustie 6'],
    ['Rantatien pakettiautomaatti', 'Rantatie 41', 'locker'],
    ['Kirkonkylän noutopiste', 'Kirkkotie 5'],
    ['Mäkikadun pakettiautomaatti', 'Mäkikatu 9', 'locker'],
    ['Lentokentäntien noutopiste', 'Lentokentäntie 30'],
    ['Pohjoisen pakettiautomaatti', 'Pohjantie 14', 'locker'],
  ],
  matkahuolto: [
    ['Matkahuolto, linja-autoasema', 'Matkakuja 1'],
    ['Pakettiautomaatti, tori', 'Torikatu 5', 'locker'],
    ['Noutopiste, Kauppakatu', 'Kauppakatu 22'],
    ['Pakettiautomaatti, kauppakeskus', 'Keskuskatu 25', 'locker'],
    ['Noutopiste, Valtatie', 'Valtatie 48'],
    ['Pakettiautomaatti, huoltoasema', 'Valtatie 90', 'locker'],
    ['Noutopiste, Teollisuustie', 'Teollisuustie 11'],
    ['Pakettiautomaatti, Rantatie', 'Rantatie 3', 'locker'],
    ['Noutopiste, Kirkkotie', 'Kirkkotie 2'],
    ['Pakettiautomaatti, Koulukatu', 'Koulukatu 30', 'locker'],
  ],
};

/** Added distance of each further point, so that a town has near and far ones. */
const GROWTH = 1.45;

/** Deterministic points around a postcode, nearest first; none without a known town. */
export function pointsNear(carrier: CarrierName, postcode: string): SimulatedPoint[] {
  const city = townOf(postcode);
  if (!city) return [];
  const first = 180 + (Number(postcode) % 7) * 60;
  return PLACES[carrier].map(([name, street, locker], i) => ({
    id: `${carrier}-${postcode}-${i}`,
    name,
    street,
    postcode,
    city,
    isLocker: locker !== undefined,
    distanceM: Math.round(first * GROWTH ** i),
  }));
}

/** The point with an id from `pointsNear`, or undefined. */
export const pointOf = (carrier: CarrierName, id: string): SimulatedPoint | undefined =>
  pointsNear(carrier, id.split('-')[1] ?? '').find((point) => point.id === id);
