import { expect, test } from 'vitest';
import { shop } from '#shop.config';
import { methodName } from './method-name.ts';

const method = { label: '', serviceProvider: 'posti', group: 'HomeDelivery', storeId: null } as const;

test.each([
  ['Posti – noutopiste tai pakettiautomaatti', 'posti', 'Posti', 'Noutopiste tai pakettiautomaatti'],
  ['Matkahuolto – parcel locker', 'matkahuolto', 'Matkahuolto', 'Parcel locker'],
  ['Posti Rahti – lavatoimitus kotiin', 'posti', 'Posti', 'Posti Rahti – lavatoimitus kotiin'],
  ['Rahti – puolilava', 'freight', null, 'Rahti – puolilava'],
])('%s', (label, serviceProvider, carrier, name) =>
  expect(methodName({ ...method, label, serviceProvider })).toEqual({ carrier, name }),
);

test('names a store pickup by its store and a delivery by the store by its label', () => {
  const [store] = shop.stores;
  const own = { label: 'Kuljetus', serviceProvider: 'store', storeId: store?.id ?? null };
  expect(methodName({ ...own, group: 'StorePickup' })).toEqual({ carrier: null, name: store?.name });
  expect(methodName({ ...own, group: 'HomeDelivery' })).toEqual({ carrier: null, name: 'Kuljetus' });
});
