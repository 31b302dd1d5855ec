/** The payment methods in `payment-marks.svg`, from left to right; test/words checks that the checkout offers them. */
export const DRAWN_METHODS = ['Visa', 'Mastercard', 'MobilePay'];
