import cart from './fi/cart.ts';
import checkout from './fi/checkout.ts';
import order from './fi/order.ts';

/** What only /ostoskori, /kassa and /kiitos say. */
export default { ...cart, ...checkout, ...order } as const;
