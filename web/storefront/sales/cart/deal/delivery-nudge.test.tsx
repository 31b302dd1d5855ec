import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/base/locale.ts';
import type { ShippingClass } from '#domain/catalog/products/product.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { cartItem } from '../cart-item.fixture.ts';
import { DeliveryNudge } from './delivery-nudge.tsx';

const freeFrom = (min: number, methods: string[] | null): Campaign => ({
  code: 'TOIMITUS',
  name: { fi: 'Ilmainen toimitus' },
  automatic: true,
  priority: 100,
  rules: [{ conditions: [{ kind: 'value', min }], effect: { kind: 'free_delivery', methods } }],
});

async function html(shippingClass: ShippingClass, campaign: Campaign, locale: Locale = 'fi') {
  const t = await loadLocale(locale, 'buying');
  const items = [cartItem({ shippingClass, shippingOptions: [] })];
  return renderToStaticMarkup(
    <I18n value={{ t, locale }}>
      <DeliveryNudge items={items} campaigns={[campaign]} facts={{ now: '2026-11-21T10:00:00Z', isSignedIn: false }} />
    </I18n>,
  );
}
const shown = async (...of: Parameters<typeof html>) =>
  (await html(...of)).replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');

test('names no methods when delivery is free by all of them', async () => {
  expect(await shown('parcel', freeFrom(0, null))).toBe('Saat toimituksen ilmaiseksi.');
  expect(await shown('parcel', freeFrom(0, null), 'en')).toBe('Your delivery is free.');
});

test('shows progress until delivery is free (cart-16)', async () => {
  expect(await html('parcel', freeFrom(20_000, null))).toMatch(/<progress [^>]*value="13900" max="20000"/);
  expect(await html('parcel', freeFrom(0, null))).not.toContain('<progress');
});

test('names the methods that free delivery of bulky goods does not cover', async () => {
  expect(await shown('bulky', freeFrom(0, null))).toMatch(
    /^Saat toimituksen ilmaiseksi\. Etu ei koske: .*Myymälän kuljetus lähialueelle, Oulu.*\.$/,
  );
  expect(await shown('bulky', freeFrom(0, null), 'en')).toMatch(
    /^Your delivery is free\. It does not cover: .*Local delivery by the store, Oulu.*\.$/,
  );
});

test('names the only method that is free, before and after the limit is reached', async () => {
  expect(await shown('parcel', freeFrom(0, ['201']))).toBe(
    'Saat toimituksen ilmaiseksi. Etu koskee: Matkahuolto – Lähellä-paketti.',
  );
  expect(await shown('parcel', freeFrom(1_000_000, ['201']), 'en')).toMatch(
    /^Spend .* more to get free delivery\. It covers: Matkahuolto – parcel to a pickup point\.$/,
  );
});

test('shows an office fee that free delivery does not cover', async () => {
  expect(await shown('vehicle', freeFrom(0, ['309']))).toBe(
    'Saat toimituksen ilmaiseksi. Etu koskee: Ajoneuvon toimitus, vyöhyke 1. Toimistokulut 150 € veloitetaan silti.',
  );
});
