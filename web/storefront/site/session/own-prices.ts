import { hideOwnPrices, showOwnPrices } from '#web/storefront/customers/contract-prices/show-own-prices.ts';
import { endOwnPrices, keepOwnPrices } from '#web/storefront/sales/cart/own-prices.ts';

/** Shows a company's contract prices on pages and in the cart, or ends that. */
export function setOwnPrices(has: boolean) {
  if (has) {
    showOwnPrices();
    keepOwnPrices();
  } else {
    hideOwnPrices();
    endOwnPrices();
  }
}
