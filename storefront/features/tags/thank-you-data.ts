import type { OrderView } from '#backend/orders/shown/order-view.ts';
import type { PaymentState } from '../order/payment-state.ts';

/** What the thank-you page has loaded; details only where the order was made. */
export type ThankYouData = { number: string; payment: PaymentState; details: OrderView | null };
