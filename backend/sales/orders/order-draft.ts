import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
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

/** An order as the checkout has judged it, not stored yet. Prices and stock are checked once more under the lock. */
export type OrderDraft = {
  idempotencyKey: string;
  requestHash: string;
  locale: Locale;
  contact: OrderContact;
  deliveryAddress: OrderAddress | null;
  billingAddress: BillingAddress | null;
  method: ShippingMethod;
  servicePoint: ServicePoint | null;
  /** Gifts of campaigns at the end; `totals` do not know them. */
  lines: DraftLine[];
  totals: CartTotals;
  /** The campaigns that did something. */
  campaigns: OrderCampaign[];
  /** The card that pays `totals.giftCard`. */
  giftCard: { id: string; code: string } | null;
  /** The accepted quote whose lines and prices these are. */
  quoteId: string | null;
  paymentMethodId: string;
};

export type DraftLine = { item: CartItem; amount: number; kind: LineKind; discount: Cents };

/** How a draft is placed: by whom, when, and what the caller does for it. */
export type PlaceOptions = {
  provider: string;
  now: Date;
  holdMs: number;
  /** This process is opening the attempt at the gateway right now. */
  isOpening: (stamp: string) => boolean;
  /** Another process may take this long to open an attempt before it counts as gone; 0 to wait no more. */
  patienceMs: number;
  /** This process will open the attempt as soon as it is committed. */
  willOpen: (stamp: string) => void;
  secret: string;
  /** Orders this browser placed before, their keys not yet checked. */
  own: readonly OwnOrder[];
  /** The signed-in customer, null for a guest. */
  userId: string | null;
  lockPrices: SparePartService['lockPrices'];
  /** What a paid order sets off, in the same transaction. */
  onPaid: (tx: Tx, order: StoredOrder) => Promise<void>;
};
