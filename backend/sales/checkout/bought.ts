import { type AtWork, type CampaignService, campaignCode, type ShopCode } from '#backend/sales/campaigns/service.ts';
import type { CardInForce, GiftCardService } from '#backend/sales/gift-cards/service.ts';
import type { OwnUnpaid } from '#backend/sales/orders/own-orders.ts';
import type { LineKind } from '#backend/sales/orders/stored-order.ts';
import type { LockedQuote, LockedRefusal, QuoteService } from '#backend/sales/quotes/service.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { LineProblem } from '#domain/catalog/offers/judge-lines.ts';
import type { WantedLine } from '#domain/catalog/offers/wanted-line.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import { soldTo } from '#domain/sales/cart/sold-to.ts';
import type { OrderCodes } from '#domain/sales/checkout/order-request.ts';
import { plainCode } from '#domain/sales/gift-cards/card-code.ts';
import { type FreshLinesParts, freshLines } from './fresh-lines.ts';
import type { Shopper } from './shopper.ts';

export type BoughtLine = { item: CartItem; amount: number; kind: LineKind };

/** Why a code does nothing; 'limited': this visitor has tried too many. */
export type CampaignRefusal = 'unknown' | 'used_up' | 'limited';
export type GiftCardAnswer = { outcome: 'accepted' | 'used' | 'not_in_use' | 'limited'; openAmount: Cents };

/** What somebody is about to buy, as the catalog, the campaigns, the card and the quote are now. Not priced yet. */
export type Bought = {
  lines: BoughtLine[];
  problems: LineProblem[];
  quote: LockedQuote | null;
  /** At work: the automatic ones and the code's. */
  campaigns: Campaign[];
  campaignRefused: CampaignRefusal | null;
  /** Null: no code was given. */
  giftCard: GiftCardAnswer | null;
  /** The card in force behind the code. */
  card: { id: string; code: string } | null;
};

export type BoughtParts = FreshLinesParts & {
  campaigns: Pick<CampaignService, 'atWork' | 'isTierCode' | 'tries' | 'giftItems'>;
  giftCards: Pick<GiftCardService, 'find'>;
  quotes: Pick<QuoteService, 'lockedQuote'>;
  /** The shopper's own unpaid orders. */
  unpaid: readonly OwnUnpaid[];
  now: () => Date;
};

/** `country`: where it goes, for the VAT in the prices. */
export type ToBuy = OrderCodes & { lines: readonly WantedLine[]; email: string | null; country: string };

/**
 * Reads what is bought: the lines of a cart at the catalog's prices, or those of an accepted quote at its own, which no
 * campaign touches. Codes are tried together, as one try.
 */
export async function readBought(
  toBuy: ToBuy,
  locale: Locale,
  shopper: Shopper,
  parts: BoughtParts,
): Promise<Result<Bought, LockedRefusal>> {
  const orderIds = parts.unpaid.map(({ id }) => id);
  const locked = toBuy.quote
    ? await parts.quotes.lockedQuote(toBuy.quote, locale, parts.now(), orderIds, shopper)
    : null;
  if (locked && !locked.ok) return fail(locked.reason);
  const quote = locked?.value ?? null;
  const { lines: read, problems } = quote
    ? { lines: quote.lines, problems: [] }
    : await cartLines(toBuy.lines, locale, parts);
  const lines = read.map((line) => ({ ...line, item: soldTo(line.item, toBuy.country) }));

  const items = lines.map(({ item, amount }) => ({ ...item, amount }));
  const asked = { items, userId: shopper.userId, email: toBuy.email, besides: orderIds };
  const lookUp = async ({ campaign, giftCard }: Codes) => ({
    atWork: quote ? null : await parts.campaigns.atWork({ code: campaign, ...asked }),
    card: giftCard ? await parts.giftCards.find(giftCard) : null,
  });
  const codes = { campaign: quote ? null : (toBuy.campaignCode ?? null), giftCard: toBuy.giftCardCode ?? null };
  const { found, looked } = await tryCodes(codes, lookUp, shopper, parts);
  const { atWork, card } = found;
  const isLimited = codes.campaign !== looked.campaign;
  const answered = looked.giftCard ? cardAnswer(card, parts.unpaid) : null;
  return ok({
    ...{ lines, problems, quote, campaigns: atWork?.campaigns ?? [] },
    campaignRefused: isLimited ? 'limited' : (atWork?.refused ?? null),
    giftCard: codes.giftCard && !looked.giftCard ? { outcome: 'limited', openAmount: 0 } : answered,
    card: card && looked.giftCard ? { id: card.id, code: looked.giftCard } : null,
  });
}

type Codes = { campaign: string | null; giftCard: string | null };
type Found = { atWork: AtWork | null; card: CardInForce | null };

/** Looks both codes up as one try; over the limit only those that need none. `looked` are the codes looked up. */
async function tryCodes(
  codes: Codes,
  lookUp: (codes: Codes) => Promise<Found>,
  shopper: Shopper,
  { campaigns: { isTierCode, tries } }: BoughtParts,
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

async function cartLines(wanted: readonly WantedLine[], locale: Locale, parts: BoughtParts) {
  const { lines, problems } = await freshLines(wanted, locale, parts);
  const kindOf = (item: CartItem): LineKind => (item.isGiftCard ? 'gift_card' : 'goods');
  return { lines: lines.map((line): BoughtLine => ({ ...line, kind: kindOf(line.item) })), problems };
}

/** What the shopper's own unpaid orders hold of a card is there for a new order. */
export function cardAnswer(card: CardInForce | null, unpaid: readonly OwnUnpaid[]): GiftCardAnswer {
  if (!card) return { outcome: 'not_in_use', openAmount: 0 };
  const own = unpaid.filter(({ giftCardId }) => giftCardId === card.id);
  const openAmount = own.reduce((sum, order) => sum + order.giftCard, card.openAmount);
  return { outcome: openAmount > 0 ? 'accepted' : 'used', openAmount };
}
