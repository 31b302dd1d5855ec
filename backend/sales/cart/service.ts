import type { PricesService } from '#backend/catalog/prices/service.ts';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import {
  type CampaignService,
  type CodeRefusal,
  campaignCode,
  type GiftItem,
  type OnCart,
  type Trier,
} from '#backend/sales/campaigns/service.ts';
import { ownHolds, ownUnpaid } from '#backend/sales/orders/own-orders.ts';
import type { Locale } from '#domain/base/locale.ts';
import { cappedAmount } from '#domain/catalog/offers/cart-commands.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { judgeLines } from '#domain/catalog/offers/judge-lines.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import { campaignToWire, type WireCampaign } from '#domain/sales/campaigns/campaign-wire.ts';
import { discountLines } from '#domain/sales/campaigns/discount-lines.ts';
import { campaignLine } from '#domain/sales/cart/campaigns/campaign-line.ts';
import { cartItemToWire, type WireCartItem } from '#domain/sales/cart/cart-wire.ts';
import { withOwnHolds } from '#domain/sales/cart/own-holds.ts';
import type { OwnOrder } from '#domain/sales/orders/order-cookie.ts';
import { type CartProblem, cartProblem } from './cart-problem.ts';
import type { MissingLines } from './missing-lines.ts';
import { withLowestPrices } from './with-lowest-prices.ts';

export type { CartProblem } from './cart-problem.ts';
export type { MissingLines } from './missing-lines.ts';

/** The lines of a cart to check: sku, size and pieces are all that is believed of them. */
export type CartToValidate = { items: WantedLine[]; campaign: string | null };

/** Goods that come with the cart at no cost. */
export type CartGift = Pick<CartItem, 'sku' | 'title' | 'image' | 'amount'>;

/** The answer of `paymentGateway-validateCartV2` (spec 7), with the fresh lines and what is wrong with them. */
export type CartValidation = {
  /** True when the cart may be bought as it is. */
  success: boolean;
  /** `error`: shoppers are not told whether a code is too early, too late or none at all. */
  validations: { campaignCodeValidationResult: { success: boolean; error?: CodeRefusal } };
  /** Fresh from the catalog, prices in euros, pieces as far as they can be had; what is unknown or of no possible
   * size is left out. */
  items: WireCartItem[];
  problems: CartProblem[];
  /** At work on the cart, as the browser prices by them. */
  campaigns: WireCampaign[];
  gifts: CartGift[];
};

/** `own` are the orders the browser placed before: what they hold unpaid counts as available to it. */
export type CartShopper = Trier & { email: string | null; own: readonly OwnOrder[] };

export type CartService = {
  validate(cart: CartToValidate, locale: Locale, shopper?: CartShopper): Promise<CartValidation>;
};

const NOBODY: CartShopper = { client: { ip: 'local' }, userId: null, email: null, own: [] };

const presentGift = ({ sku, title, image, amount }: GiftItem): CartGift => ({ sku, title, image, amount });

type Parts = {
  catalog: Pick<CatalogService, 'cartItems'> & { missingLines: MissingLines };
  campaigns: CampaignService;
  prices: Pick<PricesService, 'lowest30'>;
};

/** Checks carts of the browser against the catalog and the campaigns. */
export function createCartService(ctx: ShopContext, { catalog, campaigns, prices }: Parts): CartService {
  /** With a code a try is counted, unless it is a tier's, which is public. */
  async function onCart(code: string | null, items: CartItem[], shopper: CartShopper): Promise<OnCart> {
    // a code that the shopper's own unpaid order uses is not used up for them
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
    async validate({ items, campaign }, locale, shopper = NOBODY) {
      const held = await ownHolds(ctx, shopper.own);
      const known = await catalog.cartItems([...new Set(items.map((item) => item.sku))], locale);
      const fresh = new Map([...known].map(([sku, item]) => [sku, withOwnHolds(item, held.get(sku) ?? 0)]));
      const missing = [...new Set(items.map(({ sku }) => sku).filter((sku) => !fresh.has(sku)))];
      const judged = judgeLines(items, fresh, await catalog.missingLines(missing, locale));
      const problems = judged.flatMap(({ problem }) => (problem ? [cartProblem(problem)] : []));
      const possible = judged.flatMap(({ item, taken }) =>
        item ? [{ ...item, amount: cappedAmount(item, item.amount, taken) }] : [],
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
