import { type Offers, withDiscounts, withReachedTier } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import { sessionStore } from '#web/storefront/customers/session/session.ts';
import { cartStore, editCart } from '../cart-store.ts';
import { askOffers } from './ask-deal.ts';
import { campaignOf, offersOf } from './read-deal.ts';

/** What campaigns depend on besides the cart: the browser's clock and whether it is signed in. The server decides. */
export const factsNow = () => ({ now: new Date().toISOString(), isSignedIn: sessionStore.getState().user !== null });

/** Updates the cart's campaign for its items, the shop's offers and the session (campaign-2, campaign-3). */
export function keepCampaign() {
  const cart = cartStore.getState();
  // not fetched yet: the tiers are unknown
  if (cart.loading || !cart.offers) return;
  // two tabs that disagree about the session would overwrite each other forever; only the visible one changes the
  // cart
  if (typeof document !== 'undefined' && document.hidden) return;
  const { items } = cart;
  const facts = factsNow();
  const offers = offersOf(cart);
  const kept = withReachedTier(campaignOf(cart), items, offers, facts);
  const campaign = kept && withDiscounts(kept, items, offers, facts);
  if (JSON.stringify(campaign) !== JSON.stringify(cart.campaign)) editCart(() => ({ campaign }));
}

/** Stores the shop's offers and applies the reached tier (campaign-2). */
export function takeOffers({ cartRule, ofTiers, automatic }: Offers) {
  editCart(() => ({ cartRule, offers: { ofTiers, automatic } }));
  keepCampaign();
}

/** Fetches the offers again; keeps the last ones without a response. */
export async function refreshOffers(): Promise<void> {
  const offers = await askOffers().catch(() => null);
  if (offers) takeOffers(offers);
}

/**
 * Fetches the shop's offers now and after signing in or out, which some rules depend on, and applies the reached tier
 * whenever the items change (campaign-2). Returns a function that stops it.
 */
export function followOffers(): () => void {
  const refresh = () => {
    if (!cartStore.getState().loading) void refreshOffers();
    keepCampaign();
  };
  refresh();
  const stopCart = cartStore.subscribe((cart, before) => {
    if (before.loading && !cart.loading) refresh();
    // not at once: editing the cart reads the stored one first, which would come back here
    else if (cart.items !== before.items) queueMicrotask(keepCampaign);
  });
  const stopSession = sessionStore.subscribe(({ user }, before) => {
    if ((user === null) !== (before.user === null)) refresh();
  });
  return () => {
    stopCart();
    stopSession();
  };
}
