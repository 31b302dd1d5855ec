import { expect, it } from 'vitest';
import { deliveryPromise, promisedTime } from './delivery-promise.ts';
import { AGREED_TIME, PARCEL_TIME } from './make-method.ts';

const stock = (storeAvailability: Record<string, number>, nextDeliveryDate: string | null = null) => ({
  qty: Object.values(storeAvailability).reduce((sum, pieces) => sum + pieces, 0),
  nextDeliveryDate,
  storeAvailability,
});
const helmet = { sku: 'KYP', amount: 1, stock: stock({ oulu: 1 }) };
const coming = { sku: 'S', amount: 1, stock: stock({}, '2026-12-18') };
const usual = { fi: 'Noudettavissa saman arkipäivän aikana', en: 'Ready the same day' };
const pickup = (storeId: string) => ({ group: 'StorePickup', storeId, deliveryTime: usual }) as const;
const parcel = { group: 'PostiOutlet', storeId: null, deliveryTime: PARCEL_TIME } as const;

it('promises the usual time only where the store has every unit, otherwise a transfer (stock-4)', () => {
  expect(deliveryPromise([helmet], pickup('oulu'))).toEqual({ kind: 'usual' });
  expect(deliveryPromise([helmet], pickup('ranua'))).toEqual({ kind: 'transfer' });
  expect(deliveryPromise([helmet], parcel)).toEqual({ kind: 'usual' });
  const two = { ...helmet, stock: stock({ oulu: 1, ranua: 1 }) };
  expect(deliveryPromise([two, two], pickup('oulu'))).toEqual({ kind: 'transfer' });
});

it('goods in no store arrive on the latest delivery date, or on an unknown date', () => {
  expect(deliveryPromise([coming], parcel)).toEqual({ kind: 'later', date: '2026-12-18' });
  const later = { ...coming, sku: 'M', stock: stock({}, '2027-01-08') };
  expect(deliveryPromise([coming, later], pickup('oulu'))).toEqual({ kind: 'later', date: '2027-01-08' });
  expect(deliveryPromise([{ ...helmet, stock: stock({}) }], parcel)).toEqual({ kind: 'later', date: null });
  expect(deliveryPromise([{ ...coming, isGiftCard: true }], parcel)).toEqual({ kind: 'usual' });
});

it('promises a split when some units are in stock and the others have a known date', () => {
  const three = { ...coming, amount: 3, stock: stock({ oulu: 1, ranua: 1 }, '2026-12-18') };
  for (const method of [parcel, pickup('oulu')]) {
    expect(deliveryPromise([three], method)).toEqual({ kind: 'split', inStock: 2, date: '2026-12-18' });
    expect(deliveryPromise([three, helmet], method)).toEqual({ kind: 'split', inStock: 3, date: '2026-12-18' });
  }
  expect(
    deliveryPromise(
      [
        { ...coming, amount: 2 },
        { ...helmet, isGiftCard: true },
      ],
      parcel,
    ),
  ).toMatchObject({
    kind: 'later',
  });
});

it('text of a split order: a parcel brings goods in stock in the usual time, a pickup is ready with the rest', () => {
  const split = { kind: 'split', inStock: 2, date: '2026-12-18' } as const;
  expect(promisedTime(split, parcel)).toEqual({
    fi: '2 kpl on varastossa, loput saapuvat meille 18.12. Varastossa olevat: perillä 2–5 arkipäivässä. Loput: samassa ajassa siitä, kun ne saapuvat meille',
    en: '2 pieces are in stock, the rest reaches us on 18/12. What is in stock: delivered in 2–5 working days. The rest: in the same time after it reaches us',
  });
  expect(promisedTime({ ...split, inStock: 1 }, pickup('oulu'))).toEqual({
    fi: '1 kpl on varastossa, loput saapuvat meille 18.12., sen jälkeen koko tilaus on noudettavissa myymälästä',
    en: '1 piece is in stock, the rest reaches us on 18/12, then the whole order is ready for pickup in the store',
  });
  expect(promisedTime(split, { group: 'StorePickup', deliveryTime: AGREED_TIME }).fi).toBe(
    '2 kpl on varastossa, loput saapuvat meille 18.12., sen jälkeen sovimme päivän kanssasi etukäteen',
  );
});

it('promises a partial delivery when some units are in stock and the others have no known date', () => {
  const two = { ...helmet, amount: 2 };
  const unknown = { ...coming, stock: stock({}) };
  for (const lines of [[two], [coming, two], [helmet, unknown]])
    for (const method of [parcel, pickup('oulu')]) expect(deliveryPromise(lines, method)).toEqual({ kind: 'partial' });
  expect(deliveryPromise([unknown, { ...helmet, isGiftCard: true }], parcel)).toEqual({ kind: 'later', date: null });
});

it('text without a known date promises only the mails that are sent: one per parcel, and ready for pickup', () => {
  const vehicle = { group: 'StorePickup', deliveryTime: AGREED_TIME } as const;
  const unknown = { kind: 'later', date: null } as const;
  const partial = { kind: 'partial' } as const;
  expect(promisedTime(partial, parcel)).toEqual({
    fi: 'Osa tuotteista on varastossa, loput tilaamme sinulle. Kun paketti lähtee, kerromme sähköpostilla, mitä siinä on',
    en: 'Some of the goods are in stock, and we order the rest for you. When a parcel leaves, we e-mail you what is in it',
  });
  expect(promisedTime(partial, pickup('oulu'))).toEqual({
    fi: 'Osa tuotteista on varastossa, loput tilaamme sinulle. Ilmoitamme sähköpostilla, kun tilaus on noudettavissa',
    en: 'Some of the goods are in stock, and we order the rest for you. We e-mail you when the order is ready for pickup',
  });
  expect(promisedTime(unknown, pickup('oulu'))).toEqual({
    fi: 'Tilaamme tuotteet sinulle. Ilmoitamme sähköpostilla, kun tilaus on noudettavissa',
    en: 'We order the goods for you. We e-mail you when the order is ready for pickup',
  });
  expect(promisedTime(unknown, vehicle).fi).toBe('Tilaamme tuotteet sinulle. Sovimme päivän kanssasi etukäteen');
  for (const promise of [unknown, partial])
    for (const method of [parcel, pickup('oulu'), vehicle]) {
      expect(promisedTime(promise, method).fi).not.toContain('toimitusajan');
      expect(promisedTime(promise, method).en).not.toContain('delivery time');
    }
});

it('text never promises the usual time for goods that arrive later', () => {
  const later = { kind: 'later', date: '2026-12-18' } as const;
  expect(promisedTime(later, parcel)).toEqual({
    fi: 'Tuotteet saapuvat meille 18.12., sen jälkeen perillä 2–5 arkipäivässä',
    en: 'The goods reach us on 18/12, then delivered in 2–5 working days',
  });
  expect(promisedTime(later, pickup('oulu')).fi).toContain('sen jälkeen noudettavissa myymälästä');
  expect(promisedTime({ kind: 'later', date: null }, parcel).fi).not.toContain('2–5');
  expect(promisedTime({ kind: 'transfer' }, pickup('oulu')).fi).toContain('toisesta myymälästä');
  const vehicle = { group: 'StorePickup', deliveryTime: AGREED_TIME } as const;
  expect(promisedTime({ kind: 'transfer' }, vehicle)).toBe(AGREED_TIME);
});
