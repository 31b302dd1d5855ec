import { expect, test } from 'vitest';
import { compareKeys, groupComparable, isComparable } from './comparable.ts';
import type { ShippingClass } from './product.ts';

type Example = [category: string, shippingClass: ShippingClass];
const keys = ([category, shippingClass]: Example) => compareKeys(category, shippingClass);

const trail: Example = ['moottorikelkat/reittikelkat', 'vehicle'];
const track: Example = ['moottorikelkat/telamatot', 'bulky'];
const helmet: Example = ['ajovarusteet/kyparat/kelkkakyparat', 'parcel'];

test.each<[Example, Example, boolean]>([
  [trail, ['moottorikelkat/tyokelkat', 'vehicle'], true],
  [helmet, ['ajovarusteet/kyparat/lasten-kyparat', 'parcel'], true],
  [['piha/ruohonleikkurit/ajettavat', 'vehicle'], ['piha/ruohonleikkurit/ajettavat', 'pallet'], true],
  [trail, ['monkijat/utv', 'vehicle'], false],
  [trail, track, false],
  [trail, helmet, false],
  [helmet, ['ajovarusteet/ajotakit', 'parcel'], false],
  [helmet, ['oljyt-ja-kulutusosat/hihnat', 'parcel'], false],
  [['ajovarusteet', 'parcel'], helmet, false],
])('%s and %s are comparable: %s (listing-5)', (one, other, expected) => {
  expect(isComparable(keys(one), keys(other))).toBe(expected);
  expect(isComparable(keys(other), keys(one))).toBe(expected);
});

test('products without a category are compared with each other only', () => {
  expect(isComparable(compareKeys(null, 'parcel'), compareKeys(null, 'vehicle'))).toBe(true);
  expect(isComparable(compareKeys(null, 'parcel'), keys(helmet))).toBe(false);
});

test('groups keep the order of the products and lose none', () => {
  const products = [trail, helmet, track, ['moottorikelkat/umpihankikelkat', 'vehicle'] as Example].map((example) => ({
    name: example[0],
    compareKeys: keys(example),
  }));
  expect(groupComparable(products).map((group) => group.map(({ name }) => name))).toEqual([
    ['moottorikelkat/reittikelkat', 'moottorikelkat/umpihankikelkat'],
    ['ajovarusteet/kyparat/kelkkakyparat'],
    ['moottorikelkat/telamatot'],
  ]);
});
