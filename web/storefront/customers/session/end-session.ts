import { forgetToken } from '#web/storefront/base/functions-client/bearer-token.ts';
import { forgetDocuments } from '#web/storefront/base/functions-client/documents.ts';
import { forgetLists } from '#web/storefront/customers/wish-lists/saved-wish-lists.ts';
import { dropAccountCart } from '#web/storefront/sales/cart/sync/sync-cart.ts';
import { forgetCustomersOrders } from '#web/storefront/sales/orders/placed-orders.ts';
import { guest, sessionStore } from './session.ts';

/** Pages that show something of an account. */
const PRIVATE = /^(\/en)?\/(oma-tili|kassa|kiitos|vahvista-sahkopostiosoitteesi)(\/|$)/;

/** A page that shows another's data, or nobody's any more, is loaded again: the server decides what it may show. */
function leavePrivatePage() {
  if (PRIVATE.test(location.pathname)) location.reload();
}

/** What the page itself remembers of the account. */
function forgetInMemory() {
  forgetToken();
  forgetLists();
  forgetDocuments();
  sessionStore.setState(guest);
}

/** Somebody else is signed in by now: another customer's page and what it remembers go. */
export function changeCustomer() {
  forgetInMemory();
  leavePrivatePage();
}

/**
 * Takes everything of the account off this device: cart, lists, names, what was filled in at checkout. The guest's quote
 * cart and what belongs to nobody stay (decisions 4).
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
