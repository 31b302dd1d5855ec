import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import { priceCart, pricedLine } from '#domain/sales/cart/price-cart.ts';
import { lockedLine } from './locked-item.ts';
import { type QuoteReplyLine, quoteReplyTotals } from './quote-reply.ts';

const line = (over: Partial<QuoteReplyLine> = {}): QuoteReplyLine => ({
  sku: 'KONE',
  title: 'Kone',
  variationName: '',
  amount: 2,
  unit: 119_050,
  vatRate: 25.5,
  ...over,
});

test('goods keep the fields for delivery and stock, and lose those that would change their price (quote-5)', () => {
  const known = testCartItem('KONE', 150_000, {
    saleMode: 'quote',
    deposit: 5000,
    shippingClass: 'vehicle',
    isCartRuleItem: true,
  });
  expect(lockedLine(line(), 0, known)).toMatchObject({
    kind: 'goods',
    amount: 2,
    item: {
      sku: 'KONE',
      shippingClass: 'vehicle',
      saleMode: 'buy',
      deposit: null,
      isCartRuleItem: false,
      price: { price: 119_050, finalPrice: { inclTax: 119_050, exclTax: 94_861 }, salePercent: null },
    },
  });
});

test('work weighs nothing; goods outside the catalog are delivered as a parcel with their own code', () => {
  const work = lockedLine(line({ sku: null, title: 'Työ' }), 2, undefined);
  expect(work).toMatchObject({ kind: 'service', item: { sku: 'tarjous-3', shippingClass: 'letter' } });
  const part = lockedLine(line({ sku: '83@1044' }), 0, undefined);
  expect(part).toMatchObject({ kind: 'service', item: { sku: '83@1044', shippingClass: 'parcel' } });
});

test('the totals of the checkout equal those of the quote reply, for any lines (quote-5)', () => {
  const lines = fc.array(
    fc.record({
      sku: fc.constantFrom('A', 'B', null),
      title: fc.constant('x'),
      variationName: fc.constant(''),
      amount: fc.integer({ min: 1, max: 9999 }),
      unit: fc.integer({ min: 0, max: 1_000_000 }),
      vatRate: fc.constantFrom(25.5, 13.5, 10, 0),
    }),
    { minLength: 1, maxLength: 20 },
  );
  const delivery = fc.option(
    fc.integer({ min: 0, max: 100_000 }).map((shipping) => ({ methodId: '302', price: { shipping, officeFee: 0 } })),
  );
  fc.assert(
    fc.property(lines, delivery, (answered, offered) => {
      const locked = answered.map((one, index) =>
        lockedLine(one, index, one.sku === 'A' ? testCartItem('A', 1) : undefined),
      );
      const atCheckout = priceCart(
        locked.map(({ item, amount }) => pricedLine({ ...item, amount })),
        offered?.price ?? null,
      );
      const said = quoteReplyTotals({ lines: answered, delivery: offered });
      for (const sum of ['goods', 'shipping', 'total', 'toPay', 'netTotal', 'vat'] as const)
        expect(atCheckout[sum]).toEqual(said[sum]);
    }),
  );
});
