/** The payment methods that `payment-marks.svg` draws, from left to right: methods that the checkout offers (test/words). */
export const DRAWN_METHODS = ['Visa', 'Mastercard', 'MobilePay'];
