import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PricedLine, priceCart } from '#domain/sales/cart/price-cart.ts';
import { type PastRefund, planRefund, type RefundableOrder, type RefundSelection, refundableCents } from './refund.ts';

/** A paid order as priced by the checkout, and the results of successive refunds. */
function paidOrder(lines: PricedLine[], shipping = 0, card = 0) {
  const totals = priceCart(lines, { shipping, officeFee: 0 }, { giftCard: card });
  const order = {
    lines: totals.lines.map((line) => ({
      ...line,
      deposit: line.deposit ?? null,
      isGiftCard: line.isGiftCard ?? false,
      refundedAmount: 0,
    })),
    delivery: totals.shipping + totals.officeFee,
    payNow: totals.payNow,
    giftCard: totals.giftCard,
    vatNow: totals.vatNow,
    before: [] as PastRefund[],
  } satisfies RefundableOrder;
  const give = (wish: RefundSelection) => {
    const planned = planRefund(order, wish);
    if (!planned.ok) return planned.reason;
    const { lines: back, shipping: ofDelivery, ...plan } = planned.value;
    for (const { position, amount } of back) {
      const line = order.lines[position];
      if (line) line.refundedAmount += amount;
    }
    order.before.push({ ...plan, shipping: ofDelivery });
    return planned.value;
  };
  return { order, give };
}

const helmet: PricedLine = { sku: 'KYPARA', amount: 3, unit: 3334, vatRate: 25.5, discount: 2 };
const book: PricedLine = { sku: 'KIRJA', amount: 1, unit: 1500, vatRate: 13.5 };

test('refunds units at the price paid, the last one with the remaining cent (refund-1)', () => {
  const { give, order } = paidOrder([helmet, book], 540);
  const piece = { lines: [{ position: 0, amount: 1 }] };
  expect([give(piece), give(piece), give(piece)]).toMatchObject([{ cents: 3333 }, { cents: 3334 }, { cents: 3333 }]);
  expect(give(piece)).toBe('too_many_pieces');
  expect(give({ lines: [{ position: 7, amount: 1 }] })).toBe('no_such_line');
  expect(refundableCents(order)).toBe(2040);
  expect(give({})).toMatchObject({ cents: 2040, shipping: 540, isWhole: true });
  expect(give({})).toBe('nothing_left');
});

test('refunds to the gateway first, up to its payment, the rest to the gift card (refund-1)', () => {
  const { give } = paidOrder([helmet], 0, 4000);
  expect(give({ cents: 5000 })).toMatchObject({ gateway: 5000, giftCard: 0, isWhole: false });
  expect(give({ cents: 5001 })).toBe('more_than_left');
  expect(give({})).toMatchObject({ cents: 5000, gateway: 1000, giftCard: 4000, isWhole: true });
});

test('a price reduction leaves less for later refunds', () => {
  const { give } = paidOrder([book], 540);
  expect(give({ cents: 1000 })).toMatchObject({ lines: [], shipping: 0, cents: 1000 });
  expect(give({ lines: [{ position: 0, amount: 1 }] })).toMatchObject({ cents: 1040, isWhole: true });
});

test('refunds worn goods below their price', () => {
  const { give } = paidOrder([helmet, book]);
  expect(give({ lines: [{ position: 0, amount: 3 }], cents: 7000 })).toMatchObject({
    lines: [{ position: 0, amount: 3, cents: 7000 }],
    vat: [{ rate: 25.5, gross: 7000, net: 5578, vat: 1422 }],
  });
});

test('refunds only the deposit of goods sold by deposit', () => {
  const { give } = paidOrder([{ sku: 'MONKIJA', amount: 1, unit: 899_000, vatRate: 25.5, deposit: 50_000 }]);
  expect(give({})).toMatchObject({ cents: 50_000, isWhole: true, vat: [{ gross: 50_000 }] });
});

test('a sum with lines and delivery takes at most the remaining delivery, and the rest can be refunded later', () => {
  const { give, order } = paidOrder([book], 540);
  const wish = { lines: [{ position: 0, amount: 1 }], shipping: true };
  const { give: giveOfTwo, order: ofTwo } = paidOrder([{ ...book, amount: 2 }], 540);
  expect(giveOfTwo({ ...wish, cents: 3000 })).toMatchObject({ cents: 3000, shipping: 540, lines: [{ cents: 2460 }] });
  expect(giveOfTwo({ shipping: true })).toBe('nothing_left');
  expect(giveOfTwo({})).toMatchObject({ cents: 540, shipping: 0, lines: [{ cents: 540 }], isWhole: true });
  expect(refundableCents(ofTwo)).toBe(0);
  expect(give({ shipping: true, cents: 1000 })).toMatchObject({ cents: 1000, shipping: 540, lines: [] });
  expect(give(wish)).toMatchObject({ cents: 1040, shipping: 0, isWhole: true });
  expect(refundableCents(order)).toBe(0);
});

const goods = fc.record({
  sku: fc.constant('A'),
  amount: fc.integer({ min: 1, max: 9 }),
  unit: fc.integer({ min: 0, max: 200_000 }),
  vatRate: fc.constantFrom(25.5, 13.5, 10, 0),
  discount: fc.integer({ min: 0, max: 5000 }),
});
const cards = goods.map((line) => ({ ...line, vatRate: 0, isGiftCard: true }));
const line = fc.oneof({ weight: 4, arbitrary: goods }, cards);
const wish = fc.oneof(
  fc.record({ cents: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record(
    { shipping: fc.constant(true), cents: fc.integer({ min: 1, max: 20_000 }) },
    { requiredKeys: ['shipping'] },
  ),
  fc.record(
    {
      lines: fc.tuple(fc.record({ position: fc.integer({ min: 0, max: 4 }), amount: fc.integer({ min: 1, max: 4 }) })),
      shipping: fc.boolean(),
      cents: fc.integer({ min: 1, max: 20_000 }),
    },
    { requiredKeys: ['lines', 'shipping'] },
  ),
);

test('refunds of any kind and order never exceed the payment, and VAT and payment methods balance to the cent (refund-1)', () => {
  const orders = fc.tuple(
    fc.array(line, { minLength: 1, maxLength: 4 }),
    fc.nat(5000),
    fc.nat(300_000),
    fc.array(wish, { maxLength: 6 }),
  );
  fc.assert(
    fc.property(orders, ([lines, shipping, card, wishes]) => {
      const { order, give } = paidOrder(lines, shipping, card);
      if (order.payNow === 0) return;
      for (const asked of wishes) {
        const plan = give(asked);
        if (typeof plan === 'string') continue;
        expect(plan.gateway + plan.giftCard).toBe(plan.cents);
        expect(plan.vat.reduce((sum, row) => sum + row.gross, 0)).toBe(plan.cents);
        expect([plan.shipping, ...plan.lines.map(({ cents }) => cents)].every((cents) => cents >= 0)).toBe(true);
        expect(order.before.reduce((sum, { shipping }) => sum + shipping, 0)).toBeLessThanOrEqual(order.delivery);
        expect(plan.vat.every((row) => row.net + row.vat === row.gross && row.net >= 0)).toBe(true);
      }
      give({});
      const total = (of: (given: PastRefund) => number) => order.before.reduce((sum, given) => sum + of(given), 0);
      expect(total(({ cents }) => cents)).toBe(order.payNow);
      expect(total(({ gateway }) => gateway)).toBe(order.payNow - order.giftCard);
      const net = order.vatNow.reduce((sum, row) => sum + row.net, 0);
      expect(total(({ vat }) => vat.reduce((sum, row) => sum + row.net, 0))).toBe(net);
    }),
    { numRuns: 10_000 },
  );
});
