import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionAnswer } from '#backend/entrypoints/session/routes.ts';
import { isMarkedSignedIn, recheckSession } from '#web/storefront/base/session-check.ts';
import { guest, sessionStore } from '#web/storefront/customers/session/session.ts';
import { cartItem } from '#web/storefront/sales/cart/cart-item.fixture.ts';
import { addToCart, cartStore, clearCart } from '#web/storefront/sales/cart/cart-store.ts';
import { accountCart, forgetAccountCart } from '#web/storefront/sales/cart/sync/account-cart.ts';
import { linesOf } from '#web/storefront/sales/cart/sync/sync-cart.ts';
import { checkSession, keepSession } from './keep-session.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
};
let local = storage();
let tab = storage();
const reload = vi.fn();
let answer: SessionAnswer | 'silent' = { user: null };
let asked = 0;

const aino = { id: 'aino', firstname: 'Aino', email: 'aino@example.fi', isVerified: true };
const signedIn = (user = aino, lines: { sku: string; amount: number }[] = []): SessionAnswer => ({
  user,
  wishedSkus: ['W'],
  hasOwnPrices: false,
  cart: { lines, revision: 1 },
});

beforeEach(() => {
  local = storage();
  tab = storage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('document', { cookie: 'a=1; signed_in=1' });
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('location', { pathname: '/', reload });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url === '/api/checkout/orders/2') return Response.json({ known: true, status: 'paid', details: null });
    if (url === '/api/customer-cart') return Response.json({ ...JSON.parse(String(body)), revision: 2 });
    if (url !== '/api/session' || answer === 'silent') throw new TypeError('offline');
    asked++;
    return Response.json(answer);
  });
  reload.mockClear();
  asked = 0;
  answer = signedIn();
  sessionStore.setState(guest);
  clearCart();
  forgetAccountCart();
});

const cart = () => linesOf(cartStore.getState()).map(({ sku }) => sku);

test('finds the sign-in hint among other cookies', () => {
  for (const [cookie, isMarked] of [
    ['signed_in=1', true],
    ['a=1; __Host-signed_in=1', true],
    ['x=2; signed_in=1; y=3', true],
    ['not_signed_in=1', false],
    ['signed_in=', false],
    ['', false],
  ] as const) {
    vi.stubGlobal('document', { cookie });
    expect(isMarkedSignedIn(), cookie).toBe(isMarked);
  }
});

test('the session response sets customer, wishes and cart', async () => {
  addToCart(cartItem({ sku: 'A' }));
  answer = signedIn(aino, [{ sku: 'B', amount: 2 }]);
  await keepSession();
  expect(sessionStore.getState()).toEqual({ user: aino, wishedSkus: ['W'] });
  expect(cart().sort()).toEqual(['A', 'B']);
  // known now: navigating sends no request
  await keepSession();
  expect(asked).toBe(1);
});

test('without a response nothing changes', async () => {
  await checkSession();
  answer = 'silent';
  await checkSession();
  expect([sessionStore.getState().user, accountCart()?.of]).toEqual([aino, 'aino']);
});

test('an ended session removes cart, name and checkout fields; the quote cart stays (account-6)', async () => {
  addToCart(cartItem({ sku: 'A' }));
  await checkSession();
  tab.setItem('checkout-form', '{"email":"aino@example.fi"}');
  local.setItem('quote-cart-store', 'Q');
  local.setItem('placed-orders', JSON.stringify([{ number: '1', lines: [] }]));
  answer = { user: null };
  vi.stubGlobal('location', { pathname: '/en/oma-tili/tilaukset', reload });
  recheckSession();
  await checkSession();
  expect([sessionStore.getState(), cart(), accountCart()]).toEqual([guest, [], null]);
  expect([...tab.kept.keys(), ...local.kept.keys()].sort()).toEqual(['cart-store', 'quote-cart-store']);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without the sign-in hint the session has ended, without a request', async () => {
  await checkSession();
  vi.stubGlobal('document', { cookie: '' });
  await keepSession();
  expect([sessionStore.getState().user, accountCart(), asked]).toEqual([null, null, 1]);
  expect(reload).not.toHaveBeenCalled();
});

test('an order placed before signing in and paid since leaves the cart once', async () => {
  addToCart(cartItem({ sku: 'A' }), 3);
  await checkSession();
  local.setItem('placed-orders', JSON.stringify([{ number: '2', lines: [{ sku: 'A', amount: 2 }] }]));
  // the order belongs to the customer now: the server removed it from the cart of all devices
  answer = signedIn(aino, [{ sku: 'A', amount: 1 }]);
  await checkSession();
  expect(linesOf(cartStore.getState())).toEqual([{ sku: 'A', amount: 1 }]);
});

test('orders placed as guest on this device survive signing out', async () => {
  const guests = { number: '3', lines: [{ sku: 'A', amount: 1 }] };
  local.setItem('placed-orders', JSON.stringify([guests, { number: '1', lines: [] }]));
  await checkSession();
  answer = { user: null };
  await checkSession();
  expect(JSON.parse(local.getItem('placed-orders') ?? '')).toEqual([guests]);
});

test("another customer in another tab: reloads the page and shows the second customer's cart", async () => {
  answer = signedIn(aino, [{ sku: 'A', amount: 1 }]);
  await checkSession();
  answer = signedIn({ ...aino, id: 'eero', firstname: 'Eero' }, [{ sku: 'E', amount: 1 }]);
  vi.stubGlobal('location', { pathname: '/oma-tili/omat-tiedot', reload });
  await checkSession();
  expect([sessionStore.getState().user?.firstname, cart()]).toEqual(['Eero', ['E']]);
  expect(reload).toHaveBeenCalledTimes(1);
});
