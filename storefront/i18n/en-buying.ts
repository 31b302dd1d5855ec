import cart from './en/cart.ts';
import checkout from './en/checkout.ts';
import order from './en/order.ts';

/** What only /kassa and /kiitos say. */
export default { ...cart, ...checkout, ...order } as const;
