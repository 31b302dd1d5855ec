import { beforeEach, expect, test, vi } from 'vitest';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { mergeCarts } from '#domain/sales/cart/merge-carts.ts';
import { cartItem } from '../cart-item.fixture.ts';
import { addToCart, cartStore, clearCart } from '../cart-store.ts';
import { changeAmount, removeFromCart } from '../change-cart.ts';
import { accountCart, forgetAccountCart, keepAccountCart } from './account-cart.ts';
import { dropAccountCart, linesOf, sendCart, syncCart } from './sync-cart.ts';

const kept = new Map<string, string>();
/** The customer's cart on the server. */
let stored: WantedLine[] = [];
const sent: { base: WantedLine[]; lines: WantedLine[] }[] = [];
/** Changes on this device during a request, and how the request ends. */
let meanwhile = () => {};
let answerStatus = 200;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const asked = JSON.parse(String(body));
    // no catalog responses here: lines from elsewhere remain to be fetched
    if (url !== '/api/customer-cart') throw new TypeError('offline');
    sent.push(asked);
    meanwhile();
    meanwhile = () => {};
    if (answerStatus !== 200) return new Response('{}', { status: answerStatus });
    stored = mergeCarts(asked.base, asked.lines, stored);
    return Response.json({ lines: stored, revision: 1 });
  });
  clearCart();
  forgetAccountCart();
  stored = [];
  sent.length = 0;
  meanwhile = () => {};
  answerStatus = 200;
});

const line = (sku: string, amount = 1): WantedLine => ({ sku, amount });
const cart = () => Object.fromEntries(linesOf(cartStore.getState()).map(({ sku, amount }) => [sku, amount]));
const atServer = () => Object.fromEntries(stored.map(({ sku, amount }) => [sku, amount]));
const add = (sku: string, amount = 1) => addToCart(cartItem({ sku }), amount);

test('merges a guest’s cart and the account’s on signing in (cart-8)', async () => {
  add('A', 2);
  add('B');
  stored = [line('A'), line('C', 4)];
  expect(await syncCart('aino', stored)).toBe('done');
  expect(cart()).toEqual({ A: 2, B: 1, C: 4 });
  expect(atServer()).toEqual({ A: 2, B: 1, C: 4 });
});

test('doubles nothing when signing in again', async () => {
  add('A', 2);
  await syncCart('aino', []);
  await syncCart('aino', stored);
  expect([cart(), atServer(), sent.length]).toEqual([{ A: 2 }, { A: 2 }, 1]);
});

test('exchanges changes with other devices (cart-8)', async () => {
  add('A');
  add('B');
  await syncCart('aino', []);
  stored = [line('B', 3), line('C')];
  add('D');
  await syncCart('aino', stored);
  expect(cart()).toEqual({ B: 3, C: 1, D: 1 });
  expect(atServer()).toEqual({ B: 3, C: 1, D: 1 });
});

test('keeps a removed line removed', async () => {
  add('A');
  add('B');
  await syncCart('aino', []);
  removeFromCart('A');
  expect(await sendCart()).toBe('done');
  expect(atServer()).toEqual({ B: 1 });
  await syncCart('aino', stored);
  expect(cart()).toEqual({ B: 1 });
});

test('sends a change made during a request after it', async () => {
  add('A');
  await syncCart('aino', []);
  changeAmount('A', 5);
  meanwhile = () => {
    add('B');
    stored = [...stored, line('C')];
  };
  expect(await sendCart()).toBe('done');
  expect(cart()).toEqual({ A: 5, B: 1, C: 1 });
  expect(atServer()).toEqual({ A: 5, B: 1, C: 1 });
});

test('keeps a change without a response and sends it the next time', async () => {
  add('A');
  await syncCart('aino', []);
  changeAmount('A', 3);
  answerStatus = 503;
  expect(await sendCart()).toBe('failed');
  expect([cart(), accountCart()?.lines]).toEqual([{ A: 3 }, [line('A')]]);
  answerStatus = 200;
  expect(await sendCart()).toBe('done');
  expect(atServer()).toEqual({ A: 3 });
});

test('does not repeat a change whose response was lost', async () => {
  add('A');
  await syncCart('aino', []);
  add('A');
  // the server stored it, but the response was lost
  stored = mergeCarts([line('A')], [line('A', 2)], stored);
  expect(await sendCart()).toBe('done');
  expect(atServer()).toEqual({ A: 2 });
});

test('reports an ended session', async () => {
  add('A');
  await syncCart('aino', []);
  add('B');
  answerStatus = 401;
  expect(await sendCart()).toBe('ended');
});

test('removes the account’s lines on signing out and keeps what the guest added since', async () => {
  add('A');
  await syncCart('aino', [line('B')]);
  add('NEW');
  dropAccountCart();
  expect(cart()).toEqual({ NEW: 1 });
  expect([accountCart(), JSON.stringify([...kept]).includes('aino')]).toEqual([null, false]);
});

test('does not give a customer’s cart to the next one on the same device', async () => {
  add('A');
  await syncCart('aino', []);
  stored = [line('Z')];
  await syncCart('eero', stored);
  expect([cart(), atServer(), accountCart()?.of]).toEqual([{ Z: 1 }, { Z: 1 }, 'eero']);
});

test('ignores invalid data under the key of the account’s cart', () => {
  kept.set('account-cart', '{"state":{"of":1,"lines":"x"},"version":0}');
  expect(accountCart()).toBeNull();
  keepAccountCart({ of: 'aino', lines: [] });
  expect(accountCart()).toEqual({ of: 'aino', lines: [] });
});

test.each(['{"state":{"it', 'null', '{"state":{"items":[null]}}', undefined])(
  'a stored cart that became %s takes nothing out of the account’s',
  async (text) => {
    add('A', 2);
    await syncCart('aino', stored);
    expect(atServer()).toEqual({ A: 2 });
    // a new page knows only what is stored
    cartStore.setState({ items: [], outdated: [] });
    if (text === undefined) kept.delete('cart-store');
    else kept.set('cart-store', text);
    await cartStore.persist.rehydrate();
    add('B');
    await syncCart('aino', stored);
    expect(atServer()).toEqual({ A: 2, B: 1 });
    expect(cart()).toEqual({ A: 2, B: 1 });
  },
);

test.each(['{', '{"state":5}', '{"state":{"of":"aino","lines":[null,{"sku":5}]}}'])(
  'what is known of the account that became %s doubles and loses nothing',
  async (text) => {
    add('A', 2);
    await syncCart('aino', stored);
    kept.set('account-cart', text);
    await syncCart('aino', stored);
    expect(atServer()).toEqual({ A: 2 });
    expect(cart()).toEqual({ A: 2 });
  },
);
