import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import type { CompanyMail } from '#backend/customers/companies/mails/company-mail.ts';
import type { ContractPriceService } from '#backend/customers/contract-prices/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { TextMessageService } from '#backend/platform/text-messages/service.ts';
import type { CampaignService } from '#backend/sales/campaigns/service.ts';
import type { CustomerCartService } from '#backend/sales/cart/customer-cart/service.ts';
import type { MissingLines } from '#backend/sales/cart/service.ts';
import type { LabelProviders } from '#backend/sales/delivery/labels/service.ts';
import type { DeliveryService, FoundPoints } from '#backend/sales/delivery/service.ts';
import type { GiftCardService } from '#backend/sales/gift-cards/service.ts';
import type { InvoiceService } from '#backend/sales/invoices/service.ts';
import type { OrderMailService } from '#backend/sales/orders/mails/order-mails.ts';
import type { OrderDraft } from '#backend/sales/orders/order-draft.ts';
import { ownHolds, ownUnpaid } from '#backend/sales/orders/own-orders.ts';
import type { Placement, PlaceResult } from '#backend/sales/orders/place.ts';
import {
  createOrderService,
  type OrderLookup,
  type OrderService,
  type OwnedBy,
} from '#backend/sales/orders/service.ts';
import type { SettlePayment } from '#backend/sales/payments/provider.ts';
import type { PaymentService } from '#backend/sales/payments/service.ts';
import type { QuoteService } from '#backend/sales/quotes/service.ts';
import type { WebhookService } from '#backend/sales/webhooks/service.ts';
import { isPostcode } from '#domain/base/contact-details/postcode.ts';
import type { OrderNumber } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { fail, ok } from '#domain/base/result.ts';
import { errorKey } from '#domain/sales/checkout/checkout-errors.ts';
import { shippingMethod } from '#domain/sales/delivery/shipping-methods.ts';
import { plainCode } from '#domain/sales/gift-cards/gift-card.ts';
import type { OwnOrder } from '#domain/sales/orders/order-cookie.ts';
import type { OwnQuote } from '#domain/sales/quotes/quote-cookie.ts';
import { type ApprovalService, createApprovals } from './approvals/approvals.ts';
import { draftOrder } from './draft-order.ts';
import { checkoutOptions } from './options.ts';
import type { OptionsInput, OptionsOutcome, PlaceOutcome } from './outcomes.ts';
import { checkGiftCard, type GiftCardCheck } from './purchase.ts';
import { checkRequest } from './request.ts';
import { ANONYMOUS_SHOPPER, type Shopper, type ShopperFrom, seenFrom } from './shopper.ts';

export type { ServicePoint } from '#backend/sales/delivery/service.ts';
export type { OrderLookup } from '#backend/sales/orders/service.ts';
export type { OrderView } from '#backend/sales/orders/shown/order-view.ts';
export type { CheckoutOptions, DeliveryNotice, DeliveryOption, PlacedOrder, PlaceOutcome } from './outcomes.ts';

const TRIES = 3;

/** The refusal when somebody else was faster, between the draft and the lock. */
const overtaken = {
  campaign_used: { field: 'campaignCode', message: 'checkout.error.campaignUsed' },
  card_invalid: { field: 'giftCardCode', message: 'checkout.error.giftCard' },
  card_empty: { field: 'giftCardCode', message: 'checkout.error.giftCardUsed' },
  quote_taken: { field: 'quote', message: 'checkout.error.quoteOrdered' },
  no_credit: { field: 'form.paymentMethodId', message: 'checkout.error.invoice' },
  approval_taken: { field: 'idempotencyKey', message: 'checkout.error.key' },
} as const;

export type CheckoutService = {
  /**
   * Deliveries, payment methods and totals for the lines of a cart; `postcode` if known. `own` (also in `place`) are
   * the orders in the browser's cookies, `userId` is the signed-in customer: goods held by their unpaid orders are
   * available to them. `ownQuotes` are the quotes in the cookies.
   */
  options(
    input: OptionsInput,
    locale: Locale,
    own?: readonly OwnOrder[],
    userId?: string | null,
    from?: ShopperFrom,
    ownQuotes?: readonly OwnQuote[],
  ): Promise<OptionsOutcome>;
  /** Service points near a postcode; none for a method without points, outside its area, or for an invalid postcode. */
  servicePoints(input: { methodId: string; postcode: string; country?: string }, locale: Locale): Promise<FoundPoints>;
  /**
   * Places an order and opens its payment (order-1). A retry with the same key is safe. The order belongs to the
   * customer `userId`, null for a guest.
   */
  place(
    input: unknown,
    locale: Locale,
    own?: readonly OwnOrder[],
    userId?: string | null,
    from?: ShopperFrom,
  ): Promise<PlaceOutcome>;
  /** Checks a gift card code (gift-card-1); money held by the shopper's own unpaid orders can be spent. */
  giftCard(code: string, shopper: Shopper): Promise<GiftCardCheck>;
  /** The status of an order by number; details with the signed key or for its customer (order-3, order-6). */
  order(number: OrderNumber, key: string | null, locale?: Locale, userId?: string | null): Promise<OrderLookup>;
  /** Opens the payment of an own unpaid order again; null when there is none. */
  payAgain(by: OwnedBy): Promise<PlaceOutcome | null>;
  /** Unpaid orders of a customer, with their keys. */
  unpaidOf: OrderService['unpaidOf'];
  /** Orders above a buyer's limit, which wait for an approver. */
  approvals: ApprovalService;
  settle: SettlePayment;
  /** Fulfilment and refunds: orders after their payment. */
  afterSale: OrderService['afterSale'];
  /** Runs every minute on unpaid orders (order-7, payment-4); called by the queue and by tests. */
  sweep(): Promise<void>;
};

type Deps = {
  labels: LabelProviders;
  catalog: Pick<CatalogService, 'cartItems'> & { missingLines: MissingLines };
  delivery: DeliveryService;
  payments: PaymentService;
  mail: OrderMailService;
  companyMail: Pick<MailService<CompanyMail>, 'queue'>;
  jobs: Jobs;
  webhooks: WebhookService;
  textMessages: Pick<TextMessageService, 'queue'>;
  search: Pick<SearchService, 'stockChanged'>;
  spareParts: Pick<SparePartService, 'lockPrices'>;
  customerCart: Pick<CustomerCartService, 'takeBought'>;
  campaigns: CampaignService;
  giftCards: GiftCardService;
  quotes: Pick<QuoteService, 'lockedQuote'>;
  contractPrices: Pick<ContractPriceService, 'ofBuyer'>;
  invoices: Pick<InvoiceService, 'offer'>;
};

/** The checkout, from a cart to a placed order and its payment. */
export function createCheckoutService(ctx: ShopContext, deps: Deps): CheckoutService {
  const { delivery } = deps;
  const orders = createOrderService(ctx, deps);

  async function pay({ order, step }: Placement): Promise<PlaceOutcome> {
    const { number } = order;
    const key = orders.key(number);
    if (step.kind === 'settled')
      return ok({ number, key, payment: { url: orders.path(order), method: 'GET', fields: [] } });
    if (step.kind === 'resume') return ok({ number, key, payment: { url: step.href, method: 'GET', fields: [] } });
    if (step.kind === 'wait') return fail('payment_unavailable', { number, key });
    const opened = await orders.openPayment(order, step.attempt);
    return opened.ok ? ok({ number, key, payment: opened.value }) : fail('payment_unavailable', { number, key });
  }

  async function answer(placed: Exclude<PlaceResult, { ok: false; reason: 'price_changed' }>): Promise<PlaceOutcome> {
    if (placed.ok) return pay(placed.value);
    if (placed.reason === 'unavailable') return fail('unavailable', placed.details ?? []);
    if (placed.reason === 'order_closed' || placed.reason === 'key_reused')
      return fail(placed.reason, [{ field: 'idempotencyKey', message: errorKey('checkout.error.key') }]);
    if (placed.reason === 'price_changed') throw new Error('a draft that has to be judged again is no answer');
    const { field, message } = overtaken[placed.reason];
    return fail('invalid', [{ field, message: errorKey(message) }]);
  }

  /** The orders that the browser or the customer placed, on any device. */
  const ownOrders = async (own: readonly OwnOrder[], userId: string | null) =>
    userId ? [...own, ...(await orders.unpaidOf(userId))] : own;

  const partsFor = async ({ own }: Shopper) => ({
    ...deps,
    held: await ownHolds(ctx, own),
    unpaid: await ownUnpaid(ctx, own),
    now: ctx.now,
  });

  /** The draft of a stored request as its buyer, at the prices of now. */
  async function drafted(input: unknown, locale: Locale, buyerId: string) {
    const checked = checkRequest(input);
    if (!checked.ok) return fail('invalid');
    const shopper = { ...ANONYMOUS_SHOPPER, userId: buyerId, own: await ownOrders([], buyerId) };
    const deps = await partsFor(shopper);
    const draft = await draftOrder(checked.value, locale, shopper, deps);
    if (draft.ok || draft.reason !== 'total_changed' || !draft.details) return draft;
    const { total, payNow, toPay } = draft.details;
    const now = { totalCents: total, payNowCents: payNow, toPayCents: toPay };
    return draftOrder({ ...checked.value, ...now }, locale, shopper, deps);
  }

  async function placeApproved(draft: OrderDraft, buyerId: string) {
    const order = await orders.place(draft, await ownOrders([], buyerId), buyerId);
    if (!order.ok) {
      const taken =
        order.reason === 'approval_taken' || order.reason === 'key_reused' || order.reason === 'order_closed';
      return fail(taken ? 'taken' : order.reason === 'price_changed' ? 'changed' : 'unavailable');
    }
    const opened = await pay(order.value);
    return opened.ok ? opened : fail('unavailable');
  }
  const approvals = createApprovals(ctx, { mail: deps.companyMail, jobs: deps.jobs, drafted, placed: placeApproved });

  return {
    async options(input, locale, ofBrowser = [], userId = null, from = ANONYMOUS_SHOPPER, quotes = []) {
      const shopper = { ...seenFrom(from), userId, own: await ownOrders(ofBrowser, userId), quotes };
      return checkoutOptions(input, locale, shopper, await partsFor(shopper));
    },

    async giftCard(code, shopper) {
      const own = await ownOrders(shopper.own, shopper.userId);
      const lookUp = () => deps.giftCards.find(code);
      const tried = await deps.campaigns.tries.counted(
        shopper,
        [{ kind: 'gift_card', code: plainCode(code) }],
        lookUp,
        (card) => card !== null,
      );
      return tried.ok ? checkGiftCard(tried.value, await ownUnpaid(ctx, own)) : { outcome: 'limited', openAmount: 0 };
    },

    async servicePoints({ methodId, postcode, country = 'FI' }, locale) {
      const method = shippingMethod(methodId);
      const isServed = method?.countries.includes(country) && ['FI', ...delivery.abroad].includes(country);
      // avoids a carrier request that cannot succeed
      if (!method || !isServed || !isPostcode(postcode, country)) return { points: [], source: 'examples' };
      return delivery.servicePoints(method, postcode, locale, country);
    },

    async place(input, locale, ofBrowser = [], userId = null, from = ANONYMOUS_SHOPPER) {
      const checked = checkRequest(input);
      if (!checked.ok) return fail('invalid', checked.details ?? []);
      const { idempotencyKey, hash, form } = checked.value;
      const repeat = { idempotencyKey, requestHash: hash, paymentMethodId: form.paymentMethodId };
      const before = await orders.placedBefore(repeat);
      if (before) return answer(before);
      const own = await ownOrders(ofBrowser, userId);
      const shopper = { ...seenFrom(from), userId, own };
      for (let tries = 0; tries < TRIES; tries++) {
        const draft = await draftOrder(checked.value, locale, shopper, await partsFor(shopper));
        if (!draft.ok) return draft;
        const waiting = await approvals.ask(checked.value, draft.value, userId);
        if (waiting) return fail('awaits_approval', waiting);
        const placed = await orders.place(draft.value, own, userId);
        if (placed.ok || placed.reason !== 'price_changed') return answer(placed);
      }
      throw new Error('the catalog kept changing while an order was placed');
    },

    async payAgain(by) {
      const again = await orders.payAgain(by);
      if (!again) return null;
      if (!again.ok && again.reason === 'price_changed') throw new Error('the price of a placed order does not change');
      return answer(again);
    },

    order: (number, key, locale = 'fi', userId = null) => orders.view(number, { key, userId }, locale),
    unpaidOf: orders.unpaidOf,
    approvals,
    settle: orders.settle,
    afterSale: orders.afterSale,
    sweep: orders.sweep,
  };
}
