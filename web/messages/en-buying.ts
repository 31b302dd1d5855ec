import cart from '#web/messages/en/cart.ts';
import checkout from '#web/messages/en/checkout.ts';
import order from '#web/messages/en/order.ts';

/** What only /kassa and /kiitos say. */
export default { ...cart, ...checkout, ...order } as const;
