import type { CompanyPrices, ContractPriceService } from '#backend/customers/contract-prices/service.ts';
import {
  type ActiveCampaigns,
  type CampaignService,
  campaignCode,
  type ShopCode,
} from '#backend/sales/campaigns/service.ts';
import type { CardInForce, GiftCardService } from '#backend/sales/gift-cards/service.ts';
import type { OwnUnpaid } from '#backend/sales/orders/own-orders.ts';
import type { LineKind } from '#backend/sales/orders/stored-order.ts';
import type { LockedQuote, LockedRefusal, QuoteService } from '#backend/sales/quotes/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { LineProblem } from '#domain/catalog/offers/check-lines.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import type { OrderCodes } from '#domain/sales/checkout/order-request.ts';
import { withDestinationVat } from '#domain/sales/delivery/destination-vat.ts';
import { plainCode } from '#domain/sales/gift-cards/gift-card.ts';
import { type FreshLinesDeps, freshLines } from './fresh-lines.ts';
import type { Shopper } from './shopper.ts';

export type PurchaseLine = { item: CartItem; amount: number; kind: LineKind };

/** Why a code has no effect; 'limited': too many attempts. */
export type CampaignRefusal = 'unknown' | 'used_up' | 'limited';
export type GiftCardCheck = { outcome: 'accepted' | 'used' | 'not_in_use' | 'limited'; openAmount: Cents };

/** A code of the request, in its field; `id`: of its card, null when that is not valid. */
export type CheckedCard = { field: string; code: string; id: string | null; check: GiftCardCheck };

/** A purchase at the current state of the catalog, campaigns, gift card and quote; not priced yet. */
export type Purchase = {
  lines: PurchaseLine[];
  problems: LineProblem[];
  quote: LockedQuote | null;
  /** The contract prices at which the lines are; null for those of everybody. */
  prices: CompanyPrices | null;
  /** Active campaigns: the automatic ones and the code's. */
  campaigns: Campaign[];
  campaignRefused: CampaignRefusal | null;
  /** For each given code, in their order. */
  cards: CheckedCard[];
};

export type PurchaseDeps = Omit<FreshLinesDeps, 'prices'> & {
  contractPrices: Pick<ContractPriceService, 'ofBuyer'>;
  campaigns: Pick<CampaignService, 'atWork' | 'isTierCode' | 'tries' | 'giftItems'>;
  giftCards: Pick<GiftCardService, 'find'>;
  quotes: Pick<QuoteService, 'lockedQuote'>;
  /** The shopper's own unpaid orders. */
  unpaid: readonly OwnUnpaid[];
  now: () => Date;
};

/**
 * `country`: the destination, which decides the VAT. `businessId`: of the company that buys, null for a private person, whose
 * prices are those of everybody.
 */
export type PurchaseInput = OrderCodes & {
  lines: readonly WantedLine[];
  email: string | null;
  country: string;
  businessId: string | null;
};

/**
 * Reads a purchase: cart lines at catalog prices, or the lines of an accepted quote at its prices, which campaigns do
 * not change (quote-5). The campaign code and the first card count as one attempt, each further card as its own
 * (campaign-5).
 */
export async function readPurchase(
  toBuy: PurchaseInput,
  locale: Locale,
  shopper: Shopper,
  deps: PurchaseDeps,
): Promise<Result<Purchase, LockedRefusal>> {
  const orderIds = deps.unpaid.map(({ id }) => id);
  const locked = toBuy.quote ? await deps.quotes.lockedQuote(toBuy.quote, locale, deps.now(), orderIds, shopper) : null;
  if (locked && !locked.ok) return fail(locked.reason);
  const quote = locked?.value ?? null;
  const own = quote || toBuy.businessId === null ? null : await deps.contractPrices.ofBuyer(shopper.userId);
  const prices = own?.businessId === toBuy.businessId ? own : null;
  const { lines: read, problems } = quote
    ? { lines: quote.lines, problems: [] }
    : await cartLines(toBuy.lines, locale, { ...deps, prices });
  const lines = read.map((line) => ({ ...line, item: withDestinationVat(line.item, toBuy.country) }));

  const items = lines.map(({ item, amount }) => ({ ...item, amount }));
  const asked = { items, userId: shopper.userId, email: toBuy.email, besides: orderIds };
  const lookUp = async ({ campaign, giftCard }: Codes) => ({
    atWork: quote ? null : await deps.campaigns.atWork({ code: campaign, ...asked }),
    card: giftCard ? await deps.giftCards.find(giftCard) : null,
  });
  const codes = { campaign: quote ? null : (toBuy.campaignCode ?? null), giftCard: toBuy.giftCardCode ?? null };
  const { found, looked } = await tryCodes(codes, lookUp, shopper, deps);
  const { atWork, card } = found;
  const first = codes.giftCard
    ? [{ field: 'giftCardCode', code: codes.giftCard, card: looked.giftCard ? card : 'limited' } as const]
    : [];
  const cards = [...first, ...(await furtherCards(toBuy, codes.giftCard, shopper, deps))];
  const isLimited = codes.campaign !== looked.campaign;
  return ok({
    lines,
    problems,
    quote,
    prices,
    campaigns: atWork?.campaigns ?? [],
    campaignRefused: isLimited ? 'limited' : (atWork?.refused ?? null),
    cards: cards.map(({ field, code, card: of }) =>
      of === 'limited'
        ? { field, code, id: null, check: { outcome: 'limited', openAmount: 0 } }
        : { field, code, id: of?.id ?? null, check: checkGiftCard(of, deps.unpaid) },
    ),
  });
}

type Codes = { campaign: string | null; giftCard: string | null };
type Found = { atWork: ActiveCampaigns | null; card: CardInForce | null };

/** Looks both codes up as one attempt; over the limit only codes that need no guessing (campaign-6). */
async function tryCodes(
  codes: Codes,
  lookUp: (codes: Codes) => Promise<Found>,
  shopper: Shopper,
  { campaigns: { isTierCode, tries } }: PurchaseDeps,
): Promise<{ found: Found; looked: Codes }> {
  const campaign = codes.campaign && ({ kind: 'campaign', code: campaignCode(codes.campaign) } as const);
  const giftCard = codes.giftCard && ({ kind: 'gift_card', code: plainCode(codes.giftCard) } as const);
  const isPublic = codes.campaign !== null && (await isTierCode(codes.campaign));
  const guessable: ShopCode[] = [...(campaign && !isPublic ? [campaign] : []), ...(giftCard ? [giftCard] : [])];
  const isRight = ({ atWork, card }: Found) => !atWork?.refused && (!giftCard || card !== null);
  const tried = await tries.counted(shopper, guessable, () => lookUp(codes), isRight);
  if (tried.ok) return { found: tried.value, looked: codes };
  const looked = {
    campaign: campaign && (isPublic || tries.isAccepted(shopper, campaign)) ? codes.campaign : null,
    giftCard: giftCard && tries.isAccepted(shopper, giftCard) ? codes.giftCard : null,
  };
  return { found: await lookUp(looked), looked };
}

/** Looks up the cards after the first, each as an attempt of its own; a code given twice is looked up once. */
async function furtherCards(
  { giftCardCodes = [] }: OrderCodes,
  first: string | null,
  shopper: Shopper,
  { campaigns: { tries }, giftCards }: PurchaseDeps,
) {
  const seen = new Set(first ? [plainCode(first)] : []);
  const found: { field: string; code: string; card: CardInForce | 'limited' | null }[] = [];
  for (const [i, code] of giftCardCodes.entries()) {
    const plain = plainCode(code);
    if (seen.has(plain)) continue;
    seen.add(plain);
    const isRight = (card: CardInForce | null) => card !== null;
    const tried = await tries.counted(
      shopper,
      [{ kind: 'gift_card', code: plain }],
      () => giftCards.find(code),
      isRight,
    );
    found.push({ field: `giftCardCodes.${i}`, code, card: tried.ok ? tried.value : 'limited' });
  }
  return found;
}

async function cartLines(wanted: readonly WantedLine[], locale: Locale, deps: FreshLinesDeps) {
  const { lines, problems } = await freshLines(wanted, locale, deps);
  const kindOf = (item: CartItem): LineKind => (item.isGiftCard ? 'gift_card' : 'goods');
  return { lines: lines.map((line): PurchaseLine => ({ ...line, kind: kindOf(line.item) })), problems };
}

/** Checks a card (gift-card-1); money held by the shopper's own unpaid orders is available to the new one. */
export function checkGiftCard(card: CardInForce | null, unpaid: readonly OwnUnpaid[]): GiftCardCheck {
  if (!card) return { outcome: 'not_in_use', openAmount: 0 };
  const own = unpaid.flatMap(({ giftCards }) => giftCards.filter(({ id }) => id === card.id));
  const openAmount = own.reduce((sum, { cents }) => sum + cents, card.openAmount);
  return { outcome: openAmount > 0 ? 'accepted' : 'used', openAmount };
}
