import checkout from './en/checkout.ts';
import order from './en/order.ts';

/** What only /kassa and /kiitos say. */
export default { ...checkout, ...order } as const;
