import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import type { PaymentState } from '#web/storefront/sales/orders/payment-state.ts';

/** What the thank-you page has loaded; details only where the order was made. */
export type ThankYouData = { number: string; payment: PaymentState; details: OrderView | null };
