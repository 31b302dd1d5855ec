import { useEffect } from 'react';
import { useStore } from 'zustand';
import { localize } from '#domain/base/locale.ts';
import { type CampaignPricing, priceWithCampaigns } from '#domain/sales/cart/campaigns/campaign-cart.ts';
import { activeCampaigns } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { sessionStore } from '#web/storefront/customers/session/session.ts';
import { useCart } from '../cart-store.ts';
import { factsNow, keepCampaign, refreshOffers } from './keep-campaign.ts';
import { campaignOf, giftCardOf, offersOf } from './read-deal.ts';

export const useIsSignedIn = () => useStore(sessionStore, ({ user }) => user !== null);

/** Asks once what the shop offers to carts, and applies the tier's code by itself whenever the cart changes (spec 4). */
export function useOffers() {
  const isRead = useCart((cart) => !cart.loading);
  const items = useCart((cart) => cart.items);
  const isSignedIn = useIsSignedIn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: some rules are only for whoever is signed in
  useEffect(() => {
    if (isRead) void refreshOffers();
  }, [isRead, isSignedIn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what the campaign follows
  useEffect(keepCampaign, [items, isSignedIn]);
}

/** What the cart keeps of campaigns and gift card. */
export function useDeal() {
  // one by one: comparing them as one would bring code into the file that every page loads
  const campaign = useCart((cart) => cart.campaign);
  const giftCard = useCart((cart) => cart.giftCard);
  const cartRule = useCart((cart) => cart.cartRule);
  const offers = useCart((cart) => cart.offers);
  return { campaign, giftCard, cartRule, offers };
}

/** The cart's totals with its campaigns and gift card, by the same function as the server's, and what did it. */
export function useCartPricing(method: CampaignPricing['method'] = null) {
  const { locale } = useI18n();
  const items = useCart((cart) => cart.items);
  const deal = useDeal();
  // a look at the session: the price follows it
  useIsSignedIn();
  const facts = factsNow();
  const campaign = campaignOf(deal);
  const giftCard = giftCardOf(deal);
  const offers = offersOf(deal);
  const campaigns = activeCampaigns(campaign, offers);
  const totals = priceWithCampaigns(items, { campaigns, facts, method, giftCard: giftCard?.openAmount ?? 0 });
  const names = campaigns
    .filter(({ code }) => totals.discounts.worked.includes(code))
    .map(({ name }) => localize(name, locale).text);
  return { totals, names, campaign, giftCard, offers, campaigns, facts };
}
