import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import type { CompanyPrices } from '#backend/customers/contract-prices/service.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { ServicePoint } from '#backend/sales/delivery/provider.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { CartTotals } from '#domain/sales/cart/price-cart.ts';
import type { ShippingMethod } from '#domain/sales/delivery/shipping-method.ts';
import type { OwnOrder } from '#domain/sales/orders/order-cookie.ts';
import type {
  BillingAddress,
  LineKind,
  OrderAddress,
  OrderCampaign,
  OrderContact,
  StoredOrder,
} from './stored-order.ts';

/** A validated order before it is stored. Prices and stock are checked once more under locks. */
export type OrderDraft = {
  idempotencyKey: string;
  requestHash: string;
  locale: Locale;
  contact: OrderContact;
  deliveryAddress: OrderAddress | null;
  billingAddress: BillingAddress | null;
  method: ShippingMethod;
  servicePoint: ServicePoint | null;
  /** Ends with the gifts of campaigns, which `totals` do not include. */
  lines: DraftLine[];
  totals: CartTotals;
  /** Campaigns that had an effect, each with what it took off lines and delivery and what its gifts cost. */
  campaigns: DraftCampaign[];
  /** The cards that pay `totals.giftCard`, in the order in which they pay, and the part of each. */
  giftCards: { id: string; code: string; cents: Cents }[];
  /** The accepted quote of the lines and prices. */
  quoteId: string | null;
  /** The contract prices of the lines, checked once more under locks; null for those of everybody. */
  prices: CompanyPrices | null;
  paymentMethodId: string;
  /** The company that is invoiced what is left to pay; null: the gateway charges it. */
  invoicedTo: string | null;
  /** Marks the order's request as approved; false: somebody else has decided on it (approval-2). */
  approve?: (tx: Tx, orderId: string) => Promise<boolean>;
};

export type DraftCampaign = OrderCampaign & { discount: Cents };

export type DraftLine = { item: CartItem; amount: number; kind: LineKind; discount: Cents };

/** The context in which a draft is placed: shopper, time and callbacks. */
export type PlaceOptions = {
  provider: string;
  now: Date;
  holdMs: number;
  /** True while this process is opening the attempt. */
  isOpening: (stamp: string) => boolean;
  /** How long another process may take to open an attempt before it counts as abandoned; 0 does not wait. */
  patienceMs: number;
  /** Announces that this process opens the attempt after the commit. */
  willOpen: (stamp: string) => void;
  secret: string;
  /** The browser's earlier orders, with unverified keys. */
  own: readonly OwnOrder[];
  /** The signed-in customer, null for a guest. */
  userId: string | null;
  lockPrices: SparePartService['lockPrices'];
  /** Effects of a payment, in the same transaction. */
  onPaid: (tx: Tx, order: StoredOrder) => Promise<void>;
};
