import { expect, test } from 'vitest';
import { loadLocale } from '#web/messages/i18n.tsx';
import { ownPriceTexts } from './own-price-texts.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('shows an own price with and without VAT, and for more pieces (contract-5)', async () => {
  const t = await loadLocale('fi', 'company');
  const price = { sku: 'HIHNA', vatRate: 25.5, cents: 10_040, breaks: [{ from: 10, cents: 8785 }] };
  const { gross, net } = ownPriceTexts(price, t);
  expect([spaced(gross), spaced(net)]).toEqual([
    'Yrityshintasi 100,40 €, vähintään 10 kpl 87,85 €/kpl',
    'Yrityshintasi 80 €, vähintään 10 kpl 70 €/kpl',
  ]);
});

test('goods of the margin scheme have one text', async () => {
  const { gross, net } = ownPriceTexts(
    { sku: 'K', vatRate: 0, cents: 500_000, breaks: [] },
    await loadLocale('en', 'company'),
  );
  expect(gross).toBe(net);
});
