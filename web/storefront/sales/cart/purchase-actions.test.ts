import { expect, test, vi } from 'vitest';
import { cartItem } from './cart-item.fixture.ts';
import { clearCart } from './cart-store.ts';
import { purchaseActions } from './purchase-actions.ts';

test('follows how many pieces of a sku are in the cart', () => {
  const { addToCart, amountInCart, subscribe } = purchaseActions;
  clearCart();
  const listener = vi.fn();
  const stop = subscribe(listener);
  expect(amountInCart('A')).toBe(0);
  expect(addToCart(cartItem({ sku: 'A' }), 2)).toBe(2);
  expect([amountInCart('A'), amountInCart('B')]).toEqual([2, 0]);
  expect(listener).toHaveBeenCalled();
  stop();
});
