import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/base/locale.ts';
import type { SaleMode, ShownPrice } from '#domain/catalog/products/product.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { PriceText } from './price-text.tsx';

const missing = { final: null, normal: null, discountPercent: null, range: null, vatRate: 25.5 };

async function renderPrice(locale: Locale, price: ShownPrice, saleMode: SaleMode) {
  const t = await loadLocale(locale);
  const html = renderToStaticMarkup(
    <I18n value={{ t, locale }}>
      <PriceText price={price} saleMode={saleMode} />
    </I18n>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a missing price shows its publication day, how to ask for it, or "- €" (price-1)', async () => {
  const coming = { ...missing, pricedFrom: '2027-02-25T22:00:00.000Z' };
  expect(await renderPrice('fi', coming, 'buy')).toContain('Hinta julkistetaan 26.2.');
  expect(await renderPrice('en', coming, 'deposit')).toContain('Price announced on 26/02');
  expect(await renderPrice('fi', missing, 'quote')).toContain('Kysy hinta');
  expect(await renderPrice('en', missing, 'deposit')).toContain('Ask for price');
  expect(await renderPrice('fi', missing, 'buy')).toContain('- €');
});

test('a reduction shows the unit price of the reduced price (price-14: Decree 553/2013, section 3)', async () => {
  const unit = { cents: 998, per: 'l' } as const;
  const reduced = { ...missing, final: { inclTax: 3990 }, normal: 4990, discountPercent: 20, unit };
  expect(await renderPrice('fi', reduced, 'buy')).toMatch(/39,90 €.*9,98 €\/l/);
  expect(await renderPrice('en', { ...reduced, unit: { ...unit, isFrom: true } }, 'buy')).toContain('from 9,98 €/l');
  // of one litre it is the price itself
  expect(await renderPrice('fi', { ...reduced, unit: { cents: 3990, per: 'l' } }, 'buy')).not.toContain('€/l');
});
