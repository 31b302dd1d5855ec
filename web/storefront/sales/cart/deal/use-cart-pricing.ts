import { useStore } from 'zustand';
import { localize } from '#domain/base/locale.ts';
import { type CampaignPricing, priceWithCampaigns } from '#domain/sales/cart/campaigns/campaign-cart.ts';
import { activeCampaigns } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { sessionStore } from '#web/storefront/customers/session/session.ts';
import { useCart } from '../cart-store.ts';
import { factsNow } from './keep-campaign.ts';
import { campaignOf, giftCardsOf, offersOf } from './read-deal.ts';

export const useIsSignedIn = () => useStore(sessionStore, ({ user }) => user !== null);

/** The campaign and gift card of the cart. */
export function useDeal() {
  // selected one by one: a shallow comparison would add code to the file that every page loads
  const campaign = useCart((cart) => cart.campaign);
  const giftCard = useCart((cart) => cart.giftCard);
  const cartRule = useCart((cart) => cart.cartRule);
  const offers = useCart((cart) => cart.offers);
  return { campaign, giftCard, cartRule, offers };
}

/**
 * The cart's totals with campaigns and gift card, by the same function as the server (cart-7), and the campaigns
 * applied.
 */
export function useCartPricing(method: CampaignPricing['method'] = null) {
  const { locale } = useI18n();
  const items = useCart((cart) => cart.items);
  const deal = useDeal();
  // subscribes to the session, on which prices depend
  useIsSignedIn();
  const facts = factsNow();
  const campaign = campaignOf(deal);
  const cards = giftCardsOf(deal);
  const giftCard = cards.reduce((sum, { openAmount }) => sum + openAmount, 0);
  const offers = offersOf(deal);
  const campaigns = activeCampaigns(campaign, offers);
  const totals = priceWithCampaigns(items, { campaigns, facts, method, giftCard });
  const names = campaigns
    .filter(({ code }) => totals.discounts.worked.includes(code))
    .map(({ name }) => localize(name, locale).text);
  return { totals, names, campaign, cards, offers, campaigns, facts };
}
