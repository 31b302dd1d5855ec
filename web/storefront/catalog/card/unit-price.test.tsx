import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { UnitPrice } from './unit-price.tsx';

async function text(over: Partial<CartItem>) {
  const t = await loadLocale('fi');
  const html = renderToStaticMarkup(
    <I18n value={{ t, locale: 'fi' }}>
      <UnitPrice item={testCartItem('A', 4490, over)} />
    </I18n>,
  );
  return html.replaceAll(/<[^>]*>/g, '|').replaceAll('\u00a0', ' ');
}

test('a price of goods with a known content has its unit price, with and without VAT (price-14: Decree 553/2013, section 3)', async () => {
  expect(await text({ content: { amount: 4, unit: 'l' }, vatRate: 25.5 })).toMatch(/11,23 €\/l.*8,95 €\/l/);
  expect(await text({})).toBe('');
  // the price of one litre is the price itself
  expect(await text({ content: { amount: 1, unit: 'l' } })).toBe('');
});
