import { expect, test } from 'vitest';
import type { Product, Variant } from '../catalog/product.ts';
import { buildCartItem } from './build-cart-item.ts';
import { cartItemFromWire, cartItemToWire } from './cart-wire.ts';

const stock = { qty: 4, stockStatus: 'inStock' as const, nextDeliveryDate: null, storeAvailability: { oulu: 4 } };
const picture = (id: string) => ({ id, alt: '', shotAngle: 'edestä' });
const variant: Variant = {
  sku: 'KYP-1-M',
  variationName: 'M',
  options: { size: 'm' },
  price: {
    final: { inclTax: 8999, exclTax: 7171, ruleId: 'talvi' },
    normal: 11999,
    discountPercent: 25,
    lowest30: 11999,
    range: null,
  },
  vatRate: 25.5,
  stock,
  images: [],
  productLine: 2,
  ean: null,
};
const product: Product = {
  sku: 'KYP-1',
  slug: 'kypara-tunturi',
  name: 'Kypärä Tunturi',
  brand: 'Tunturi',
  description: '',
  salesPhrases: [],
  attributes: [],
  images: [picture('helmet-front')],
  milieuImage: null,
  labels: [],
  reviewScore: 4.5,
  reviewCount: 2,
  vatClass: 'standard',
  shippingClass: 'parcel',
  shippingMethods: ['101', '403'],
  selectableVariationAttributes: [],
  variants: [variant],
  categories: [{ path: 'varusteet', name: 'Varusteet', level: 1 }],
  manufacturer: null,
  safety: { responsible: null, warnings: [] },
  updatedAt: '2026-11-20T10:00:00Z',
};

test('an item carries what the cart shows and counts with', () => {
  expect(buildCartItem(product, variant, 2)).toMatchObject({
    id: 'KYP-1-M',
    parentSku: 'KYP-1',
    amount: 2,
    image: 'helmet-front',
    link: '/product/kypara-tunturi',
    price: { price: 11999, finalPrice: { inclTax: 8999, exclTax: 7171 }, salePercent: 25, priceRuleId: 'talvi' },
    shippingOptions: ['101', '403'],
    productLine: 2,
    categories: ['varusteet'],
  });
});

test('without a price there is nothing to put in the cart', () => {
  expect(buildCartItem(product, { ...variant, price: { ...variant.price, final: null } })).toBeNull();
});

test('on the wire prices are euros, and come back to the cent', () => {
  const item = buildCartItem(product, variant);
  if (!item) throw new Error('no item');
  const wire = cartItemToWire(item);
  expect(wire.price).toMatchObject({ price: 119.99, finalPrice: { inclTax: 89.99, exclTax: 71.71 }, lowest30: 119.99 });
  expect(cartItemFromWire(wire)).toEqual(item);
});
