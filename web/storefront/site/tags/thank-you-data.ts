import type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
import type { PaymentState } from '#web/storefront/sales/orders/payment-state.ts';

/** Loader data of the thank-you page; details only in the browser that placed the order. */
export type ThankYouData = { number: string; payment: PaymentState; details: OrderView | null };
