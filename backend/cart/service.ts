import type { Locale } from '#domain/base/locale.ts';
import { cappedAmount } from '#domain/cart/cart-commands.ts';
import { cartItemToWire, type WireCartItem } from '#domain/cart/cart-wire.ts';
import { withOwnHolds } from '#domain/cart/own-holds.ts';
import { type SellProblem, sellProblem } from '#domain/cart/sell-problem.ts';
import type { OwnOrder } from '#domain/orders/order-cookie.ts';
import type { CatalogService } from '../catalog/service.ts';
import type { ShopContext } from '../context.ts';
import { ownHolds } from '../orders/own-orders.ts';

/** The lines of a cart to check: sku and pieces are all that is believed of them. */
export type CartToValidate = { items: { sku: string; amount: number }[]; campaign: string | null };

/** 'unknown': the catalog has it no more, or without a price. `available` says how many pieces could be had. */
export type CartProblem = { sku: string; reason: SellProblem['reason'] | 'unknown'; available?: number };

/** The answer of `paymentGateway-validateCartV2` (spec 7), with the fresh lines and what is wrong with them. */
export type CartValidation = {
  /** True when the cart may be bought as it is. */
  success: boolean;
  validations: { campaignCodeValidationResult: { success: boolean } };
  /** Fresh from the catalog, prices in euros, pieces as far as they can be had; unknown skus are left out. */
  items: WireCartItem[];
  problems: CartProblem[];
};

export type CartService = {
  /** `own` are the orders the browser placed before: what they hold unpaid counts as available to it. */
  validate(cart: CartToValidate, locale: Locale, own?: readonly OwnOrder[]): Promise<CartValidation>;
};

/** Checks carts of the browser against the catalog. */
export function createCartService(
  ctx: ShopContext,
  { catalog }: { catalog: Pick<CatalogService, 'cartItems'> },
): CartService {
  return {
    async validate({ items, campaign }, locale, own = []) {
      const held = await ownHolds(ctx, own);
      const known = await catalog.cartItems(
        items.map((item) => item.sku),
        locale,
      );
      const fresh = new Map([...known].map(([sku, item]) => [sku, withOwnHolds(item, held.get(sku) ?? 0)]));
      const problems = items.flatMap(({ sku, amount }): CartProblem[] => {
        const item = fresh.get(sku);
        if (!item) return [{ sku, reason: 'unknown' }];
        const problem = sellProblem(item, amount);
        return problem ? [{ sku, ...problem }] : [];
      });
      // campaign codes come later: until then no code is valid
      const campaignIsValid = campaign === null;
      return {
        success: problems.length === 0 && campaignIsValid,
        validations: { campaignCodeValidationResult: { success: campaignIsValid } },
        items: items.flatMap(({ sku, amount }) => {
          const item = fresh.get(sku);
          return item ? [cartItemToWire({ ...item, amount: cappedAmount(item, amount) })] : [];
        }),
        problems,
      };
    },
  };
}
