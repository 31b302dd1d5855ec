import type { CartProblem } from '#backend/sales/cart/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import { lineId } from '#domain/catalog/offers/cart-item.ts';
import { afterCheck, isInvalidCode } from '#domain/sales/cart/campaigns/cart-campaign.ts';
import { cartItemFromWire, type WireCartItem } from '#domain/sales/cart/cart-wire.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';
import { cartStore, editCart } from './cart-store.ts';
import type { CartCheck } from './deal/cart-check.ts';
import { keepCampaign, refreshOffers } from './deal/keep-campaign.ts';
import { campaignOf } from './deal/read-deal.ts';
import { type CartChange, type FreshLines, withFreshItems } from './fresh-items.ts';
import type { OutdatedLine } from './stored-cart.ts';

/** The fields of a line that the server needs; hundreds of whole lines would make a large body. */
const wanted = ({ sku, amount, customization }: OutdatedLine): OutdatedLine => ({ sku, amount, customization });

/** Lines sent with the request, and those added since. */
const parted = <L extends OutdatedLine>(lines: readonly L[], asked: ReadonlySet<string>): [L[], L[]] => [
  lines.filter((line) => asked.has(lineId(line))),
  lines.filter((line) => !asked.has(lineId(line))),
];

type Answer = {
  success: boolean;
  validations?: { campaignCodeValidationResult: { success: boolean; error?: string } };
  items: WireCartItem[];
  problems: CartProblem[];
  gifts?: CartCheck['gifts'];
};

/** A code that was not checked, because its address had used up its tries, keeps its state (campaign-6). */
const isValidCode = (result: { success: boolean; error?: string } = { success: true }): boolean =>
  result.success || result.error === 'too_many_tries';

/**
 * Current prices and stock of lines, and the state of a campaign code (paymentGateway-validateCartV2). Throws a
 * `BackendError`.
 */
export async function askFresh(
  lines: readonly OutdatedLine[],
  locale: Locale,
  campaign: string | null = null,
): Promise<FreshLines & { check: CartCheck }> {
  const body = { items: lines.map(wanted), campaign, locale };
  const answer = await callBackend<Answer>('/functions/paymentGateway-validateCartV2', { method: 'POST', body });
  const { items, problems, success, validations, gifts = [] } = answer;
  return {
    items: new Map(items.map((item) => [item.id, cartItemFromWire(item)])),
    missing: new Map(problems.flatMap((problem) => ('link' in problem ? [[problem.id, problem]] : []))),
    wrongSizes: new Set(problems.filter(({ reason }) => reason === 'wrong_size').map(({ id }) => id)),
    check: { success, isCampaignValid: isValidCode(validations?.campaignCodeValidationResult), problems, gifts },
  };
}

/** Stores the check's result for the campaign (cart-5); returns the change when a valid code has ended. */
function takeCheck(asked: string | null, check: CartCheck): CartChange[] {
  const before = campaignOf(cartStore.getState());
  // another code was typed meanwhile; the next check covers it
  const isAbout = (before?.code ?? null) === asked;
  const isValid = !isInvalidCode(before) && (check.isCampaignValid || !isAbout);
  const { campaign, refetchRule } = afterCheck(before, isValid);
  editCart(() => ({ validationResult: check, ...(refetchRule && { campaign }) }));
  if (!refetchRule) keepCampaign();
  else void refreshOffers();
  const isGone = refetchRule && before?.campaign && !before.isCartRuleTierCode;
  return isGone ? [{ id: before.code, name: before.code, kind: 'codeGone' }] : [];
}

/**
 * Checks prices, stock and campaign of the whole cart at the server, merges the fresh lines and returns the changes.
 * Lines added meanwhile stay as they are. Throws without a response; the cart then stays as it is.
 */
export async function refreshCart(locale: Locale): Promise<CartChange[]> {
  const { items, outdated, ...deal } = cartStore.getState();
  if (items.length + outdated.length === 0) return [];
  const asked = new Set([...items, ...outdated].map(lineId));
  const campaign = campaignOf(deal);
  // an invalid code is not sent again: each request counts against the limit of tries
  const code = isInvalidCode(campaign) ? null : (campaign?.code ?? null);
  const fresh = await askFresh([...items, ...outdated], locale, code);
  let changes: CartChange[] = [];
  editCart((cart) => {
    const [old, since] = parted(cart.items, asked);
    const [oldOutdated, outdatedSince] = parted(cart.outdated, asked);
    const refreshed = withFreshItems(old, oldOutdated, fresh);
    changes = refreshed.changes;
    return { items: [...refreshed.items, ...since], outdated: outdatedSince };
  });
  return [...changes, ...takeCheck(code, fresh.check)];
}
