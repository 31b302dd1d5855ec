import checkout from './fi/checkout.ts';
import order from './fi/order.ts';

/** What only /kassa and /kiitos say. */
export default { ...checkout, ...order } as const;
