import cart from '#web/messages/en/cart.ts';
import checkout from '#web/messages/en/checkout.ts';
import order from '#web/messages/en/order.ts';

/** Messages of /kassa and /kiitos. */
export default { ...cart, ...checkout, ...order } as const;
