import { expect, test } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import { priceWithCampaigns } from './campaign-cart.ts';
import { campaignExamples } from './campaign-examples.ts';

test.each(campaignExamples)('$title', ({ lines, campaigns, delivery, giftCard = 0, isSignedIn = false, expected }) => {
  const items = lines.map(({ name, unit, amount = 1, category, brand, isReduced, isGiftCard, deposit, vatRate }) =>
    testCartItem(name, unit, {
      amount,
      categories: category ? [category] : [],
      brands: brand ? [brand] : [],
      isGiftCard: isGiftCard ?? false,
      deposit: deposit ?? null,
      vatRate: vatRate ?? 25.5,
      price: {
        ...testCartItem(name, unit).price,
        price: isReduced ? unit + 1000 : unit,
      },
    }),
  );
  const totals = priceWithCampaigns(items, {
    campaigns: campaigns.map((campaign) => ({
      name: { fi: campaign.code },
      automatic: false,
      priority: 100,
      ...campaign,
    })),
    facts: { now: '2026-11-21T10:00:00.000Z', isSignedIn },
    method: delivery
      ? {
          id: delivery.id,
          carriesUpTo: delivery.freight ? 'vehicle' : 'parcel',
          priceBreakdown: { shipping: delivery.shipping, officeFee: delivery.officeFee ?? 0 },
        }
      : null,
    giftCard,
  });
  expect(totals.lines.map((line) => line.total)).toEqual(lines.map((line) => line.costs));
  const { total, toPay = total, gifts = [], vat } = expected;
  if (vat) expect(totals.vat.map((row) => row.gross)).toEqual(vat);
  expect([totals.total, totals.toPay, totals.discounts.gifts]).toEqual([total, toPay, gifts]);
});
