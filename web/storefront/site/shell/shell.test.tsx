import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shop } from '#shop.config';
import { I18n, loadLocale } from '#web/messages/i18n.tsx';
import { sessionStore } from '#web/storefront/customers/session/session.ts';
import { cartItem } from '#web/storefront/sales/cart/cart-item.fixture.ts';
import { cartStore } from '#web/storefront/sales/cart/cart-store.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header.tsx';

async function rendered(Part: () => React.ReactNode) {
  const t = await loadLocale('fi');
  const Stub = createRoutesStub([{ path: '*', Component: Part }]);
  return renderToStaticMarkup(
    <I18n value={{ t, locale: 'fi' }}>
      <Stub initialEntries={['/']} />
    </I18n>,
  );
}

const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

/** Makes the header render what a visitor sees after hydration. */
function withWishAndPieces() {
  const session = vi
    .spyOn(sessionStore, 'getInitialState')
    .mockReturnValue({ ...sessionStore.getState(), wishedSkus: ['A'] });
  const items = [cartItem({ sku: 'A', amount: 2 }), cartItem({ sku: 'B', amount: 3 })];
  const cart = vi.spyOn(cartStore, 'getInitialState').mockReturnValue({ ...cartStore.getState(), items });
  onTestFinished(() => {
    session.mockRestore();
    cart.mockRestore();
  });
}

test('the header leads to home, categories, search, spare parts, account, wish lists and cart (header-1)', async () => {
  const html = await rendered(Header);
  const [home, parts, account, wishes, cart] = [
    '/',
    '/varaosahaku',
    '/oma-tili/yhteenveto',
    '/oma-tili/toivelistat',
    '/ostoskori',
  ];
  expect(hrefs(html)).toEqual(expect.arrayContaining([home, '/category', parts, account, wishes, cart]));
  expect(html).toMatch(/<form[^>]*action="\/haku"/);
  expect(html).not.toContain('class="dot"');
});

test('a wished product puts a dot on the heart, and the cart counts pieces, not lines (header-1, cart-11)', async () => {
  withWishAndPieces();
  const html = await rendered(Header);
  expect(html).toContain('class="dot"');
  expect(html).toContain('aria-label="Ostoskori, 5 tuotetta"');
});

test('the footer links every page that the law requires (page-3)', async () => {
  const legal = [
    ...['toimitusehdot', 'toimitustavat-ja-kulut', 'maksutavat', 'palautus-reklamaatio-ja-takuu', 'tietosuoja'].map(
      (page) => `/cms/asiakaspalvelu/${page}`,
    ),
    ...['/saavutettavuus', '/evasteet', '/peruuta-sopimus'],
  ];
  expect(hrefs(await rendered(Footer))).toEqual(expect.arrayContaining(legal));
});

test('the footer leads to the page of each store: Oulu, Rovaniemi and Ranua (store-2)', async () => {
  expect(shop.stores.map(({ name }) => name)).toEqual(['Oulu', 'Rovaniemi', 'Ranua']);
  const links = hrefs(await rendered(Footer)).filter((href) => href?.startsWith('/cms/myymalat/'));
  expect(links).toEqual(shop.stores.map(({ id }) => `/cms/myymalat/${id}`));
});
