import { forgetToken } from '#web/storefront/base/functions-client/bearer-token.ts';
import { forgetDocuments } from '#web/storefront/base/functions-client/documents.ts';
import { forgetLists } from '#web/storefront/customers/wish-lists/saved-wish-lists.ts';
import { dropAccountCart } from '#web/storefront/sales/cart/sync/sync-cart.ts';
import { forgetCustomersOrders } from '#web/storefront/sales/orders/placed-orders.ts';
import { guest, sessionStore } from '../../customers/session/session.ts';

/** Pages with data of an account. */
const PRIVATE = /^(\/en)?\/(oma-tili|kassa|kiitos|vahvista-sahkopostiosoitteesi)(\/|$)/;

/** Reloads a page with the data of another or a signed-out customer; the server decides what it may show. */
function leavePrivatePage() {
  if (PRIVATE.test(location.pathname)) location.reload();
}

/** Clears the account's data from memory. */
function forgetInMemory() {
  forgetToken();
  forgetLists();
  forgetDocuments();
  sessionStore.setState(guest);
}

/** Another customer has signed in: clears the former one's page and memory. */
export function changeCustomer() {
  forgetInMemory();
  leavePrivatePage();
}

/**
 * Removes the account's data from this device: cart, lists, names, checkout fields. The guest's quote cart and
 * anonymous data stay (account-6).
 */
export function endSession() {
  const wasSignedIn = sessionStore.getState().user !== null;
  dropAccountCart();
  forgetCustomersOrders();
  try {
    sessionStorage.removeItem('checkout-form');
    sessionStorage.removeItem('checkout-key');
  } catch {}
  forgetInMemory();
  if (wasSignedIn) leavePrivatePage();
}
