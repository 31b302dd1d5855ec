import type { Locale } from '#domain/base/locale.ts';
import { cappedAmount } from '#domain/cart/cart-commands.ts';
import { cartItemToWire, type WireCartItem } from '#domain/cart/cart-wire.ts';
import { judgeLines, type LineProblem } from '#domain/cart/judge-lines.ts';
import { withOwnHolds } from '#domain/cart/own-holds.ts';
import type { SellProblem } from '#domain/cart/sell-problem.ts';
import type { WantedLine } from '#domain/cart/wanted-line.ts';
import type { SizeProblem } from '#domain/catalog/size-price.ts';
import type { OwnOrder } from '#domain/orders/order-cookie.ts';
import type { CatalogService } from '../catalog/service.ts';
import type { ShopContext } from '../context.ts';
import { ownHolds } from '../orders/own-orders.ts';

/** The lines of a cart to check: sku, size and pieces are all that is believed of them. */
export type CartToValidate = { items: WantedLine[]; campaign: string | null };

/**
 * What is wrong with a line; `id` is sku and size. 'unknown': the catalog has it no more, or without a price.
 * `available` says how many pieces could be had, `sizes` which measures are wrong.
 */
export type CartProblem =
  | { id: string; sku: string; reason: SellProblem['reason']; available: number }
  | { id: string; sku: string; reason: 'unknown' }
  | { id: string; sku: string; reason: 'wrong_size'; sizes: SizeProblem[] };

/** The answer of `paymentGateway-validateCartV2` (spec 7), with the fresh lines and what is wrong with them. */
export type CartValidation = {
  /** True when the cart may be bought as it is. */
  success: boolean;
  validations: { campaignCodeValidationResult: { success: boolean } };
  /** Fresh from the catalog, prices in euros, pieces as far as they can be had; what is unknown or of no possible
   * size is left out. */
  items: WireCartItem[];
  problems: CartProblem[];
};

export type CartService = {
  /** `own` are the orders the browser placed before: what they hold unpaid counts as available to it. */
  validate(cart: CartToValidate, locale: Locale, own?: readonly OwnOrder[]): Promise<CartValidation>;
};

/** A line's problem in the words of this door. */
function cartProblem(problem: LineProblem): CartProblem {
  const { id, sku } = problem;
  if (problem.reason === 'gone') return { id, sku, reason: 'unknown' };
  if (problem.reason === 'wrong_size') return { id, sku, reason: problem.reason, sizes: problem.sizes };
  return { id, sku, reason: problem.reason, available: problem.available };
}

/** Checks carts of the browser against the catalog. */
export function createCartService(
  ctx: ShopContext,
  { catalog }: { catalog: Pick<CatalogService, 'cartItems'> },
): CartService {
  return {
    async validate({ items, campaign }, locale, own = []) {
      const held = await ownHolds(ctx, own);
      const known = await catalog.cartItems([...new Set(items.map((item) => item.sku))], locale);
      const fresh = new Map([...known].map(([sku, item]) => [sku, withOwnHolds(item, held.get(sku) ?? 0)]));
      const judged = judgeLines(items, fresh);
      const problems = judged.flatMap(({ problem }) => (problem ? [cartProblem(problem)] : []));
      // campaign codes come later: until then no code is valid
      const campaignIsValid = campaign === null;
      return {
        success: problems.length === 0 && campaignIsValid,
        validations: { campaignCodeValidationResult: { success: campaignIsValid } },
        items: judged.flatMap(({ item, taken }) =>
          item ? [cartItemToWire({ ...item, amount: cappedAmount(item, item.amount, taken) })] : [],
        ),
        problems,
      };
    },
  };
}
