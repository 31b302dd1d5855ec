import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/base/locale.ts';
import { testCartItem } from '#domain/catalog/offers/cart-item.fixture.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { priceBasket } from '../basket/basket.ts';
import { type Draft, emptyDraft } from '../form/draft.ts';
import { CheckoutFormContext } from '../form/form-context.tsx';
import { ReviewSection } from './review-section.tsx';

const METHOD = '107';

async function review(locale: Locale, customerType: Draft['customerType'] = 'private', over: Partial<CartItem> = {}) {
  const t = await loadLocale(locale, 'buying');
  const method = shippingMethod(METHOD);
  if (!method) throw new Error(`no method ${METHOD}`);
  const contents = {
    items: [testCartItem('A', 10_000, over)],
    codes: { campaignCode: null, giftCardCode: null, quote: null },
    giftCards: [],
    campaigns: [],
    quote: null,
  };
  const basket = priceBasket(contents, {
    methodId: METHOD,
    options: null,
    isSignedIn: false,
    buysForOwn: false,
    country: 'FI',
    locale,
  });
  const option = { ...method, label: 'Posti', address: null, deliveryTime: '2–4 arkipäivää', arrival: null };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <I18n value={{ t, locale }}>
        <CheckoutFormContext
          value={{
            draft: { ...emptyDraft, customerType },
            set: () => {},
            shown: {},
            leave: () => {},
            customer: null,
            offersTexts: false,
          }}
        >
          <ReviewSection
            state="now"
            headingRef={null}
            paymentName="OP"
            busy={false}
            waiting={false}
            problem={null}
            basket={basket}
            method={option as never}
            onPlace={() => {}}
            onEdit={() => {}}
          />
        </CheckoutFormContext>
      </I18n>
    </MemoryRouter>,
  );
  return html.replaceAll('\u00a0', ' ');
}

test.each([
  ['fi', 'Tilaa ja maksa', ['Toimitus', 'Yhteensä', 'ALV', 'toimitusehdot']],
  ['en', 'Order and pay', ['Delivery', 'Total', 'VAT', 'terms']],
] as const)(
  'lines, delivery, total and terms stand above the order button (%s) (checkout-4)',
  async (locale, place, told) => {
    const html = await review(locale);
    const [above = '', below = ''] = html.split(/<button[^>]*btn-transactional[^>]*>/);
    expect(below).toMatch(new RegExp(`^${place}</button>`));
    expect(above).toContain('2–4 arkipäivää');
    expect(above).toContain('class="mini"');
    // after the lines, in this order
    let from = above.indexOf('review-list');
    for (const text of told) {
      const at = above.indexOf(text, from);
      expect([text, at > 0]).toEqual([text, true]);
      from = at;
    }
  },
);

test('a company reads lines and sums without VAT, the VAT and the sum with it, and no right of withdrawal (company-6)', async () => {
  const html = await review('fi', 'company');
  expect(html).toContain('79,68 €');
  expect(html).toMatch(/Yhteensä ilman ALV:a.*ALV 25,5 %.*sis/s);
  expect(html).not.toMatch(/peruut/i);
  expect(await review('fi')).not.toContain('79,68 €');
});

test('consumers read before they order that an opened hygiene seal ends the right (return-8; Consumer Protection Act 6:9)', async () => {
  const sealed = { hygieneSealed: true };
  expect(await review('fi', 'private', sealed)).toContain('voit palauttaa vain sinetti ehjänä');
  expect(await review('en', 'private', sealed)).toContain('only while the seal is unbroken');
  expect(await review('fi', 'private')).not.toContain('sinetti');
  expect(await review('fi', 'company', sealed)).not.toContain('sinetti');
});
