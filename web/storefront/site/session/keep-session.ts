import type { SessionAnswer } from '#backend/entrypoints/session/routes.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { isMarkedSignedIn, onRecheckSession } from '#web/storefront/base/session-check.ts';
import { tellWishAdded } from '#web/storefront/customers/wish-lists/hearts/tell-wish-added.ts';
import { cartStore } from '#web/storefront/sales/cart/cart-store.ts';
import { accountCart, forgetAccountCart } from '#web/storefront/sales/cart/sync/account-cart.ts';
import { sendCart, syncCart } from '#web/storefront/sales/cart/sync/sync-cart.ts';
import { settlePlaced } from '#web/storefront/sales/orders/settle-placed.ts';
import { ACCOUNT_KEY, sessionStore } from '../../customers/session/session.ts';
import { changeCustomer, endSession } from './end-session.ts';

let last: Promise<unknown> = Promise.resolve();

/** Runs changes of the account's data one at a time, across tabs where the browser has locks. */
function serialize(work: () => Promise<void>): Promise<void> {
  // `navigator.locks` is missing on plain http except localhost
  const next = last.then(() => (navigator.locks ? navigator.locks.request(ACCOUNT_KEY, work) : work()));
  last = next.catch(() => undefined);
  return next;
}

/** Several changes in a row are sent as one. */
const SEND_AFTER_MS = 300;

/** Requests the session and updates this device. Without a response nothing changes. */
export const checkSession = (): Promise<void> =>
  serialize(async () => {
    if (!isMarkedSignedIn()) {
      await tellOwnPrices(false);
      return endSession();
    }
    // an order placed before signing in leaves this cart first: the server may have removed it from the other one
    await settlePlaced();
    const asked = sessionStore.getState();
    const answer = await callBackend<SessionAnswer>('/api/session').catch(() => null);
    if (!answer) return;
    if (!answer.user) {
      await tellOwnPrices(false);
      return endSession();
    }
    const { user, cart, hasOwnPrices } = answer;
    const { user: before, wishedSkus } = sessionStore.getState();
    // a heart pressed meanwhile overrides the response
    const wished = wishedSkus === asked.wishedSkus ? answer.wishedSkus : wishedSkus;
    const isAnother = before !== null && before.id !== user.id;
    if (isAnother) {
      await tellOwnPrices(false);
      changeCustomer();
    }
    sessionStore.setState({ user, wishedSkus: isAnother ? answer.wishedSkus : wished });
    await tellOwnPrices(hasOwnPrices);
    if ((await syncCart(user.id, cart.lines)) === 'ended') endSession();
  });

let hasOwnPrices = false;
/** Shows or hides contract prices; their code loads for members of companies that have some. */
async function tellOwnPrices(has: boolean) {
  if (!has && !hasOwnPrices) return;
  hasOwnPrices = has;
  const own = await import('./own-prices.ts').catch(() => null);
  own?.setOwnPrices(has);
}

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

function sendSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (accountCart() && isMarkedSignedIn())
      void serialize(async () => {
        if ((await sendCart()) === 'ended') endSession();
      });
  }, SEND_AFTER_MS);
}

function watch() {
  isWatching = true;
  void tellWishAdded();
  cartStore.subscribe(sendSoon);
  onRecheckSession(() => void checkSession());
  for (const event of ['focus', 'online', 'pageshow']) window.addEventListener(event, () => void checkSession());
  window.addEventListener('storage', (event) => {
    // another tab has signed out, or storage was cleared
    if (event.key === null || (event.key === ACCOUNT_KEY && event.newValue === null)) {
      forgetAccountCart();
      void checkSession();
    }
  });
}

/** Keeps the session up to date from now on; requests it when it is not known yet. */
export async function keepSession(): Promise<void> {
  if (!isWatching) watch();
  if (!isMarkedSignedIn() || sessionStore.getState().user === null) await checkSession();
}
