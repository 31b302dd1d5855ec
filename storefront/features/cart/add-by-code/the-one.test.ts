import { expect, test } from 'vitest';
import { type SparePart, sparePartHit } from '#domain/spare-parts/part.ts';
import type { ResolvedPart } from '#domain/spare-parts/resolve.ts';
import { cartItem } from '../cart-item.fixture.ts';
import { theOne } from './the-one.ts';

const hit = (supplierNumber: string, more: Partial<SparePart> = {}) =>
  sparePartHit(
    {
      supplierNumber,
      supplier: 'Polaris',
      group: '',
      productCode: '3211180',
      name: 'Variaattorihihna',
      price: 14_990,
      qty: 2,
      availableOn: null,
      replacedBy: [],
      ...more,
    },
    25.5,
    '2026-11-21',
  );
const asked = { code: '3211180', amount: 1 };
const none: ResolvedPart = { ...asked, status: 'unknown', suggestions: [hit('88')] };
const one: ResolvedPart = { ...asked, status: 'found', part: hit('1044') };
const two: ResolvedPart = { ...asked, status: 'ambiguous', candidates: [hit('1044'), hit('88')] };
const old = hit('1044', { replacedBy: ['3211172'] });
const helmet = cartItem();
const none_ = { products: [], toSize: [], part: none };

test.each([
  ['a product', { ...none_, products: [helmet] }, 'KYP-1'],
  ['a spare part', { ...none_, part: one }, '3211180@1044'],
])('exactly one hit goes into the cart: %s', (_, found, sku) => {
  expect(theOne(found)).toMatchObject({ item: { sku } });
});

test.each([
  // parts that only begin alike, or are of a brand nobody knows, are no hits
  ['nothing', none_, { problem: 'none' }],
  ['nobody answered for spare parts', { ...none_, part: null }, { problem: 'none' }],
  ['two suppliers', { ...none_, part: two }, { problem: 'several' }],
  ['a product and a part', { products: [helmet], toSize: [], part: one }, { problem: 'several' }],
  ['goods cut to size', { ...none_, toSize: ['MATTO'] }, { problem: 'size' }],
  [
    'sold by quote only',
    { ...none_, products: [cartItem({ saleMode: 'quote', title: 'Kelkka', variationName: '' })] },
    { problem: 'quote', name: 'Kelkka' },
  ],
  [
    'sold out',
    {
      ...none_,
      products: [cartItem({ stock: { ...helmet.stock, qty: 0, stockStatus: 'outOfStock' }, variationName: '' })],
    },
    { problem: 'sold', name: 'Routa Tunturi kelkkakypärä' },
  ],
  [
    'replaced by another',
    { ...none_, part: { ...asked, status: 'replaced', part: old, successors: [] } as ResolvedPart },
    { problem: 'sold', name: 'Variaattorihihna' },
  ],
])('anything else adds nothing: %s', (_, found, problem) => {
  expect(theOne(found)).toEqual(problem);
});
