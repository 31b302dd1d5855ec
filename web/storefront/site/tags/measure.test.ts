import { expect, test } from 'vitest';
import { cartItem } from '#web/storefront/sales/cart/cart-item.fixture.ts';
import { measure } from './measure.ts';

const helmet = {
  item_id: 'KYP-1',
  item_name: 'Routa Tunturi kelkkakypärä',
  item_brand: 'Routa',
  item_variant: 'Lumi ja kuusi, koko M',
  price: 110.76,
  discount: 23.9,
};

test('pushes cart items without VAT, with their total value', () => {
  expect(measure.add_to_cart({ items: [cartItem({ amount: 3 })] })).toEqual({
    event: 'add_to_cart',
    ecommerce: { currency: 'EUR', value: 332.28, items: [expect.objectContaining({ ...helmet, quantity: 3 })] },
  });
});

test('pushes code, delivery and payment with the steps of the checkout', () => {
  const items = [cartItem()];
  expect(measure.begin_checkout({ items, coupon: null }).ecommerce).not.toHaveProperty('coupon');
  expect(measure.add_shipping_info({ items, coupon: 'TALVI', tier: '101' }).ecommerce).toMatchObject({
    coupon: 'TALVI',
    shipping_tier: '101',
  });
  expect(measure.add_payment_info({ items, coupon: null, type: 'op' }).ecommerce).toMatchObject({ payment_type: 'op' });
});

test('pushes a quote request as a lead, without a value until it is priced', () => {
  expect(measure.generate_lead({ value: null })).toEqual({ event: 'generate_lead' });
  expect(measure.generate_lead({ value: 12_050 })).toMatchObject({ currency: 'EUR', value: 120.5 });
});
