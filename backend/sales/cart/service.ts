import type { PricesService } from '#backend/catalog/prices/service.ts';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import { atPricesOf, type ContractPriceService } from '#backend/customers/contract-prices/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import {
  type CampaignService,
  type CartCampaigns,
  type CodeClient,
  type CodeRefusal,
  campaignCode,
  type GiftItem,
} from '#backend/sales/campaigns/service.ts';
import { ownHolds, ownUnpaid } from '#backend/sales/orders/own-orders.ts';
import type { Locale } from '#domain/base/locale.ts';
import { cappedAmount } from '#domain/catalog/offers/cart-commands.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { checkLines } from '#domain/catalog/offers/check-lines.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { campaignToWire, type WireCampaign } from '#domain/sales/campaigns/campaign-wire.ts';
import { discountLines } from '#domain/sales/campaigns/discount-lines.ts';
import { campaignLine } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import { cartItemToWire, type WireCartItem } from '#domain/sales/cart/cart-wire.ts';
import { withOwnHolds } from '#domain/sales/cart/own-holds.ts';
import type { OwnOrder } from '#domain/sales/orders/order-cookie.ts';
import { type CartProblem, cartProblem } from './cart-problem.ts';
import type { MissingLines } from './missing-lines.ts';
import { withLowestPrices } from './with-lowest-prices.ts';

export type { CartProblem } from './cart-problem.ts';
export type { MissingLines } from './missing-lines.ts';

/** The lines of a cart to validate; only sku, size and amount are trusted. */
export type CartToValidate = { items: WantedLine[]; campaign: string | null };

/** A free gift of the cart. */
export type CartGift = Pick<CartItem, 'sku' | 'title' | 'image' | 'amount'>;

/** The response of `paymentGateway-validateCartV2`, with current lines and their problems. */
export type CartValidation = {
  /** True when the cart can be bought as it is. */
  success: boolean;
  /** `error` does not tell whether a code is not yet valid, expired or unknown. */
  validations: { campaignCodeValidationResult: { success: boolean; error?: CodeRefusal } };
  /**
   * Current items with prices in euros and amounts limited to the stock; unknown products and invalid sizes are left
   * out.
   */
  items: WireCartItem[];
  problems: CartProblem[];
  /** Active campaigns, for pricing in the browser. */
  campaigns: WireCampaign[];
  gifts: CartGift[];
};

/** `own` are the orders in the browser's cookies: units they hold unpaid are available to it. */
export type CartShopper = CodeClient & { email: string | null; own: readonly OwnOrder[] };

export type CartService = {
  validate(cart: CartToValidate, locale: Locale, shopper?: CartShopper): Promise<CartValidation>;
};

const ANONYMOUS_SHOPPER: CartShopper = { client: { ip: 'local' }, userId: null, email: null, own: [] };

const presentGift = ({ sku, title, image, amount }: GiftItem): CartGift => ({ sku, title, image, amount });

type Deps = {
  catalog: Pick<CatalogService, 'cartItems'> & { missingLines: MissingLines };
  campaigns: CampaignService;
  prices: Pick<PricesService, 'lowest30'>;
  contractPrices: Pick<ContractPriceService, 'ofBuyer'>;
};

/** Validates carts against the catalog and the campaigns. */
export function createCartService(ctx: ShopContext, deps: Deps): CartService {
  const { catalog, campaigns, prices, contractPrices } = deps;
  /** A code counts as an attempt, except a tier's, which is public (campaign-5). */
  async function onCart(code: string | null, items: CartItem[], shopper: CartShopper): Promise<CartCampaigns> {
    // a code used by the shopper's own unpaid order is still available to them
    const besides = (await ownUnpaid(ctx, shopper.own)).map(({ id }) => id);
    const asked = { items, userId: shopper.userId, email: shopper.email, besides };
    const lookUp = () => campaigns.onCart({ code, ...asked });
    if (code === null || (await campaigns.isTierCode(code))) return lookUp();
    const tried = { kind: 'campaign', code: campaignCode(code) } as const;
    const found = await campaigns.tries.counted(shopper, [tried], lookUp, ({ refused }) => refused === null);
    return found.ok
      ? found.value
      : { ...(await campaigns.onCart({ code: null, ...asked })), refused: 'too_many_tries' };
  }

  return {
    async validate({ items, campaign }, locale, shopper = ANONYMOUS_SHOPPER) {
      const held = await ownHolds(ctx, shopper.own);
      const known = await catalog.cartItems([...new Set(items.map((item) => item.sku))], locale);
      const fresh = new Map([...known].map(([sku, item]) => [sku, withOwnHolds(item, held.get(sku) ?? 0)]));
      const missing = [...new Set(items.map(({ sku }) => sku).filter((sku) => !fresh.has(sku)))];
      const judged = checkLines(items, fresh, await catalog.missingLines(missing, locale));
      const problems = judged.flatMap(({ problem }) => (problem ? [cartProblem(problem)] : []));
      const own = await contractPrices.ofBuyer(shopper.userId);
      const possible = judged.flatMap(({ item, taken }) =>
        item ? [atPricesOf(own, { ...item, amount: cappedAmount(item, item.amount, taken) })] : [],
      );
      const { items: marked, campaigns: working, refused } = await onCart(campaign, possible, shopper);
      const facts = { now: ctx.now().toISOString(), isSignedIn: shopper.userId !== null };
      const { gifts } = discountLines(marked.map(campaignLine), working, facts);
      return {
        success: problems.length === 0 && refused === null,
        validations: {
          campaignCodeValidationResult: refused ? { success: false, error: refused } : { success: true },
        },
        items: (await withLowestPrices(marked, prices)).map(cartItemToWire),
        problems,
        campaigns: working.map(campaignToWire),
        gifts: (await campaigns.giftItems(gifts, marked, locale)).map(presentGift),
      };
    },
  };
}
