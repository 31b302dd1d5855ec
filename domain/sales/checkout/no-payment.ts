/** The payment method of an order of which nothing is left to pay, so that the gateway is not called (gift-card-2). */
export const NO_PAYMENT_METHOD = 'none';
