/** The payment method of an order that a gift card or a campaign leaves nothing to pay of: the gateway never hears of it. */
export const NO_PAYMENT_METHOD = 'none';
