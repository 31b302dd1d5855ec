import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { checkLines } from '#domain/catalog/offers/check-lines.ts';
import { sizedItem } from '#domain/catalog/offers/sized-item.ts';
import { wantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { anyCampaigns, anyTraits } from '#domain/sales/campaigns/any-campaign.fixture.ts';
import { priceWithCampaigns } from '#domain/sales/cart/campaigns/campaign-cart.ts';
import { paymentRows } from './payment-rows.ts';

const limits = { min: 50, max: 400, step: 1 };
const cm = fc.integer({ min: 50, max: 400 });
const anyGoods = fc.record({
  unit: fc.oneof(fc.nat(300), fc.nat(2_000_000)),
  vatRate: fc.constantFrom(25.5, 13.5, 10, 0),
  deposit: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
  kind: fc.constantFrom('plain' as const, 'plain' as const, 'cut' as const, 'gift_card' as const),
  isReduced: fc.boolean(),
  traits: anyTraits,
  amounts: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 50 }), w: cm, l: cm }), {
    minLength: 1,
    maxLength: 4,
  }),
});
type Goods = typeof anyGoods extends fc.Arbitrary<infer T> ? T : never;

/** Products as in the catalog. */
function madeGoods({ unit, vatRate, deposit, kind, isReduced, traits }: Goods, i: number): CartItem {
  const isGiftCard = kind === 'gift_card';
  const item = testCartItem(`S${i}`, unit, {
    ...traits,
    vatRate: isGiftCard ? 0 : vatRate,
    isGiftCard,
    sizing: kind === 'cut' ? { identifier: 'size', widthCm: limits, lengthCm: limits, perM2: unit } : null,
  });
  const price = { ...item.price, price: isReduced ? unit + 100 : unit };
  if (deposit === null || isGiftCard) return { ...item, price };
  return { ...item, price, saleMode: 'deposit', deposit: kind === 'cut' ? deposit : Math.min(deposit, unit) };
}

const methods = [
  { id: '101', carriesUpTo: 'parcel' as const },
  { id: '303', carriesUpTo: 'vehicle' as const },
];
const anyMethod = fc
  .record({ of: fc.constantFrom(...methods), shipping: fc.nat(80_000), officeFee: fc.nat(15_000) })
  .map(({ of, ...priceBreakdown }) => ({ ...of, priceBreakdown }));
const anyFacts = fc.record({ now: fc.constant('2026-11-21T10:00:00.000Z'), isSignedIn: fc.boolean() });
const sum = (cents: readonly number[]) => cents.reduce((a, b) => a + b, 0);

test('browser total = server total = Σ lines = gateway rows, for any cart, campaign, gift card, VAT rate and size (cart-7)', () => {
  const anyGiftCard = fc.oneof(fc.constant(0), fc.nat(5_000_000));
  fc.assert(
    fc.property(
      fc.array(anyGoods, { minLength: 1, maxLength: 8 }),
      ...[anyCampaigns, anyMethod, anyFacts, anyGiftCard],
      (kinds, campaigns, method, facts, giftCard) => {
        const items = kinds.map(madeGoods);
        // the browser's cart, with prices computed there
        const cart = kinds.flatMap(({ amounts, kind }, i) =>
          (kind === 'cut' ? amounts : amounts.slice(0, 1)).flatMap(({ amount, w, l }) => {
            const item = items[i];
            if (!item) return [];
            return [{ ...(kind === 'cut' ? sizedItem(item, { widthCm: w, lengthCm: l }) : item), amount }];
          }),
        );
        const pricing = { campaigns, facts, method, giftCard };
        const seen = priceWithCampaigns(cart, pricing);
        // the server trusts only sku, size and amount, and reads campaigns from its own table
        const judged = checkLines(cart.map(wantedLine), new Map(items.map((item) => [item.sku, item])));
        expect(judged.every(({ problem }) => problem === null)).toBe(true);
        const fresh = judged.flatMap(({ item }) => item ?? []);
        const totals = priceWithCampaigns(fresh, { ...pricing, campaigns: campaigns.toReversed() });
        expect(totals).toEqual(seen);

        const { lines, shipping, officeFee, total, payNow, dueLater, toPay } = totals;
        expect(sum(lines.map((line) => line.total)) + shipping + officeFee).toBe(total);
        expect(sum(lines.map((line) => line.amount * line.unit - line.discount))).toBe(totals.goods);
        expect(payNow + dueLater).toBe(total);
        expect(totals.giftCard + toPay).toBe(payNow);
        expect(totals.discounts.discountSum).toBe(totals.discount);
        expect(sum(totals.vat.map((row) => row.gross))).toBe(total);
        expect(sum(totals.vatNow.map((row) => row.gross))).toBe(payNow);
        expect(totals.netTotal + totals.vatTotal).toBe(total);
        const all = [
          ...lines.flatMap((line) => [line.total, line.discount]),
          shipping,
          payNow,
          dueLater,
          toPay,
          totals.giftCard,
        ];
        expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
        expect(all.every(Number.isSafeInteger)).toBe(true);

        const rows = paymentRows({
          lines: lines.map((line) => ({ ...line, title: line.sku, variationName: '' })),
          depositLabel: 'Varausmaksu',
          shippingMethod: { sku: 'shipping-1', label: 'x' },
          shipping,
          officeFee,
          giftCard: { cents: totals.giftCard, label: 'Lahjakortti' },
        });
        expect(sum(rows.map((row) => row.unit * row.units))).toBe(toPay);
        expect(rows.every((row) => row.units > 0 && (row.unit > 0 || row.code === 'gift-card'))).toBe(true);
      },
    ),
    { numRuns: 10_000 },
  );
}, 60_000);
