import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/base/locale.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { deliveryPromise, promisedTime } from '#domain/sales/delivery/delivery-promise.ts';
import { PARCEL_TIME } from '#domain/sales/delivery/make-method.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { ArrivalNote } from './arrival-note.tsx';
import { cartItem } from './cart-item.fixture.ts';

const inStock = cartItem();
const sold = { qty: 0, stockStatus: 'backorder', storeAvailability: {} } as const;
const coming = cartItem({ sku: 'S', stock: { ...sold, nextDeliveryDate: '2026-12-18' } });
const unknown = cartItem({ sku: 'M', stock: { ...sold, nextDeliveryDate: null } });

async function shown(items: readonly CartItem[], locale: Locale = 'fi') {
  const t = await loadLocale(locale);
  const html = renderToStaticMarkup(
    <I18n value={{ t, locale }}>
      <ArrivalNote items={items} />
    </I18n>,
  );
  return html.replaceAll(/<[^>]+>/g, '');
}

test('shows the same arrival date as the checkout for goods not in stock', async () => {
  expect(await shown([inStock])).toBe('Perillä 2–5 arkipäivässä');
  expect(await shown([coming])).toBe('Tuotteet saapuvat meille 18.12.');
  expect(await shown([inStock, coming])).toBe('1 kpl on varastossa, loput saapuvat meille 18.12.');
  expect(await shown([coming], 'en')).toBe('The goods reach us on 18/12');
  expect(await shown([unknown])).toBe('Tilaamme tuotteet sinulle');
  expect(await shown([{ ...inStock, amount: 6 }])).toBe('Osa tuotteista on varastossa, loput tilaamme sinulle');
  const parcel = { group: 'PostiOutlet', storeId: null, deliveryTime: PARCEL_TIME } as const;
  for (const items of [[coming], [unknown], [inStock, unknown], [inStock, coming]])
    expect(promisedTime(deliveryPromise(items, parcel), parcel).fi).toContain(await shown(items));
});
