import cart from '#web/messages/fi/cart.ts';
import checkout from '#web/messages/fi/checkout.ts';
import order from '#web/messages/fi/order.ts';

/** Messages of /ostoskori, /kassa and /kiitos. */
export default { ...cart, ...checkout, ...order } as const;
