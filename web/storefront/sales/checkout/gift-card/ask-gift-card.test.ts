import { beforeEach, expect, test, vi } from 'vitest';
import { cartStore, clearCart } from '#web/storefront/sales/cart/cart-store.ts';
import { setGiftCards } from '#web/storefront/sales/cart/deal/change-deal.ts';
import { giftCardsOf } from '#web/storefront/sales/cart/deal/read-deal.ts';
import { applyGiftCard, refreshGiftCards } from './ask-gift-card.ts';

const FIRST = { code: 'AAAA-AAAA', openAmount: 2_500 };
const SECOND = { code: 'BBBB-BBBB', openAmount: 1_000 };
const cards = () => giftCardsOf(cartStore.getState());

let answer: (code: string) => Response;

beforeEach(() => {
  clearCart();
  setGiftCards([FIRST, SECOND]);
  vi.stubGlobal('fetch', async (path: string) =>
    answer(new URL(path, 'http://shop.test').searchParams.get('code') ?? ''),
  );
});

test('a card removed while it is looked up stays away, the other gets its new balance (gift-card-6)', async () => {
  answer = (code) => {
    if (code === FIRST.code) setGiftCards([SECOND]);
    return Response.json({ valid: true, openAmount: 7.5 });
  };
  await refreshGiftCards();
  expect(cards()).toEqual([{ code: SECOND.code, openAmount: 750 }]);
});

test('a card that is empty now is removed, one that cannot be looked up stays (gift-card-2)', async () => {
  answer = (code) =>
    code === FIRST.code ? Response.json({ valid: true, openAmount: 0 }) : Response.json({}, { status: 429 });
  await refreshGiftCards();
  expect(cards()).toEqual([SECOND]);
});

test('the same card is not added twice (gift-card-6)', async () => {
  answer = () => Response.json({ valid: true, openAmount: 25 });
  expect(await applyGiftCard('aaaaaaaa')).toBe('twice');
  expect(cards()).toEqual([FIRST, SECOND]);
});
