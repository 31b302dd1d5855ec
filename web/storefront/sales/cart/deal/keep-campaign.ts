import { type Offers, withDiscounts, withReachedTier } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import { sessionStore } from '#web/storefront/customers/session/session.ts';
import { cartStore, editCart } from '../cart-store.ts';
import { askOffers } from './ask-deal.ts';
import { campaignOf, offersOf } from './read-deal.ts';

/** What campaigns may know besides the cart: this browser's clock and whether it is signed in. The server judges. */
export const factsNow = () => ({ now: new Date().toISOString(), isSignedIn: sessionStore.getState().user !== null });

/** Brings the cart's campaign in line with its items, the shop's offers and who is signed in (spec 4). */
export function keepCampaign() {
  const cart = cartStore.getState();
  // not asked yet: nothing is known of tiers
  if (cart.loading || !cart.offers) return;
  // two tabs that disagree on who is signed in would take turns for ever; the one that is looked at settles it
  if (typeof document !== 'undefined' && document.hidden) return;
  const { items } = cart;
  const facts = factsNow();
  const offers = offersOf(cart);
  const kept = withReachedTier(campaignOf(cart), items, offers, facts);
  const campaign = kept && withDiscounts(kept, items, offers, facts);
  if (JSON.stringify(campaign) !== JSON.stringify(cart.campaign)) editCart(() => ({ campaign }));
}

/** Keeps what the shop offers and applies the tier the cart has reached. */
export function takeOffers({ cartRule, ofTiers, automatic }: Offers) {
  editCart(() => ({ cartRule, offers: { ofTiers, automatic } }));
  keepCampaign();
}

/** Asks for the offers again; without an answer the last ones stay. */
export async function refreshOffers(): Promise<void> {
  const offers = await askOffers().catch(() => null);
  if (offers) takeOffers(offers);
}
