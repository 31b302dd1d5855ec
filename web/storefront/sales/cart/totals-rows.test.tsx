import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { priceCart } from '#domain/sales/cart/price-cart.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { TotalsRows } from './totals-rows.tsx';

async function rows(shipping: { shipping: number; officeFee: number }) {
  const t = await loadLocale('fi', 'buying');
  const totals = priceCart([{ sku: 'SLED', unit: 1_000_000, amount: 1, vatRate: 25.5 }], shipping);
  const html = renderToStaticMarkup(
    <I18n value={{ t, locale: 'fi' }}>
      <TotalsRows totals={totals} delivery={{ kind: 'price' }} />
    </I18n>,
  );
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, sum = '']) => [
    name,
    sum.replaceAll(/<[^>]+>|\s/g, ''),
  ]);
}

test('the delivery of a vehicle names the part that pays papers and handover, counted once (delivery-1)', async () => {
  const shown = await rows({ shipping: 14_000, officeFee: 15_000 });
  expect(shown).toContainEqual(['Toimitus', '290€']);
  expect(shown).toContainEqual(['siitä paperit ja luovutus', '150€']);
  expect(shown).toContainEqual(['Yhteensä', '10290€']);
  expect((await rows({ shipping: 540, officeFee: 0 })).map(([name]) => name)).not.toContain(
    'siitä paperit ja luovutus',
  );
});
