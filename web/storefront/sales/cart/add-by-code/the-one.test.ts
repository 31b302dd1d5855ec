import { expect, test } from 'vitest';
import { type SparePart, sparePartHit } from '#domain/catalog/spare-parts/part.ts';
import type { ResolvedPart } from '#domain/catalog/spare-parts/resolve.ts';
import { cartItem } from '../cart-item.fixture.ts';
import { nameOf } from '../fresh-items.ts';
import { type Found, type TheOne, theOne } from './the-one.ts';

const hit = (supplierNumber: string, more: Partial<SparePart> = {}) =>
  sparePartHit(
    {
      supplierNumber,
      supplier: 'Polaris',
      group: '',
      groupEn: '',
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
const priceless = hit('1044', { price: null });
const helmet = cartItem();
const none_ = { products: [], toSize: [], missing: [], part: none };
const label = 'Variaattorihihna, Polaris 3211180';

test.each([
  ['a product', { ...none_, products: [helmet] }, 'KYP-1'],
  ['a spare part', { ...none_, part: one }, '3211180@1044'],
])('adds the only match: %s (spare-part-4)', (_, found, sku) => {
  expect(theOne(found)).toMatchObject({ item: { sku } });
});

test.each<[string, Found, TheOne]>([
  // parts with the same prefix, or of an unknown brand, do not match
  ['nothing', none_, { problem: 'none' }],
  ['nobody answered for spare parts', { ...none_, part: null }, { problem: 'none' }],
  [
    'two suppliers',
    { ...none_, part: two },
    {
      problem: 'several',
      name: '',
      choices: [
        { sku: '3211180@1044', label },
        { sku: '3211180@88', label },
      ],
    },
  ],
  [
    'a product and a part',
    { ...none_, products: [helmet], part: one },
    {
      problem: 'several',
      name: '',
      choices: [
        { sku: 'KYP-1', label: nameOf(helmet) },
        { sku: '3211180@1044', label },
      ],
    },
  ],
  [
    'a part without a price leads to the quote cart',
    { ...none_, part: { ...asked, status: 'found', part: priceless } as ResolvedPart },
    { problem: 'ask_price', name: 'Variaattorihihna', part: priceless, link: null },
  ],
  [
    'a product without a price leads to its page',
    { ...none_, missing: [{ reason: 'ask_price', title: 'Kelkka', link: '/product/kelkka' }] },
    { problem: 'ask_price', name: 'Kelkka', part: null, link: '/product/kelkka' },
  ],
  [
    'the code of a product page names its variants',
    {
      ...none_,
      missing: [
        {
          reason: 'choose_variant',
          title: 'Kypärä',
          link: '/product/kypara',
          variants: [{ sku: 'KYP-S', name: 'Musta, S' }],
        },
      ],
    },
    { problem: 'variants', name: 'Kypärä', choices: [{ sku: 'KYP-S', label: 'Musta, S' }] },
  ],
  [
    'a replaced part names what replaced it',
    { ...none_, part: { ...asked, status: 'replaced', part: old, successors: [hit('1044')] } as ResolvedPart },
    { problem: 'replaced', name: 'Variaattorihihna', choices: [{ sku: '3211180@1044', label }] },
  ],
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
])('adds nothing for %s (spare-part-4)', (_, found, problem) => {
  expect(theOne(found)).toEqual(problem);
});
