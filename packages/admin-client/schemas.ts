/** Generated from the operations of the admin API: `npm run task -- api:client`. */

export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  errors?: { pointer?: string; in?: 'path' | 'query' | 'header'; parameter?: string; code: string; message: string }[];
};

export type Change = {
  type: 'order' | 'product' | 'stock';
  id: string;
  op: 'changed' | 'removed';
  at: string;
  version: string;
};

export type ChangedOrder = {
  number: string;
  status:
    | 'pending_payment'
    | 'payment_failed'
    | 'cancelled'
    | 'paid'
    | 'preparing'
    | 'shipped'
    | 'ready_for_pickup'
    | 'completed'
    | 'refunded';
  storeId: string;
  placedAt: string;
  changedAt: string;
  version: string;
  total: number;
  refunded: number;
};

export type Order = {
  number: string;
  status:
    | 'pending_payment'
    | 'payment_failed'
    | 'cancelled'
    | 'paid'
    | 'preparing'
    | 'shipped'
    | 'ready_for_pickup'
    | 'completed'
    | 'refunded';
  locale: 'fi' | 'en';
  placedAt: string;
  paidAt: string | null;
  storeId: string;
  shippingMethodId: string;
  isPickup: boolean;
  contact: {
    firstname: string;
    lastname: string;
    email: string;
    phone: string;
    company: string | null;
    businessId: string | null;
    reference: string | null;
  } | null;
  deliveryAddress: { street: string; postcode: string; city: string; country: string } | null;
  billingAddress: { street: string; postcode: string; city: string; country: string; name: string } | null;
  servicePoint: { id: string; provider: string; name: string } | null;
  lines: {
    position: number;
    sku: string;
    title: string;
    variation: string;
    kind: 'goods' | 'gift_card' | 'gift' | 'service';
    isSparePart: boolean;
    amount: number;
    unit: number;
    discount: number;
    total: number;
    vatRate: number;
    refunded: number;
    left: number;
  }[];
  parcels: {
    carrier: 'posti' | 'matkahuolto' | 'other';
    trackingCode: string | null;
    trackingUrl: string | null;
    sentAt: string;
    lines: { position: number; amount: number }[];
  }[];
  refunds: {
    id: string;
    at: string;
    cents: number;
    toPayment: number;
    toGiftCard: number;
    reason: string;
    status: 'queued' | 'asked' | 'pending' | 'ok' | 'failed' | 'manual';
    isSurplus: boolean;
  }[];
  goods: number;
  discount: number;
  shipping: number;
  officeFee: number;
  total: number;
  payNow: number;
  dueLater: number;
  giftCard: number;
  refunded: number;
  refundable: number;
  vat: { rate: number; net: number; vat: number; gross: number }[];
  paymentMethod: string | null;
  tags: string[];
};

export type GiftCard = {
  id: string;
  codeEnd: string;
  validUntil: string;
  isBlocked: boolean;
  issued: number;
  open: number;
  orderNumber: string | null;
  createdAt: string;
};

export type Quote = {
  number: string;
  status: 'requested' | 'answered' | 'accepted' | 'ordered' | 'declined' | 'expired' | 'withdrawn';
  createdAt: string;
  answeredAt: string | null;
  acceptedAt: string | null;
  lastDay: string | null;
  contact: { firstname: string; lastname: string; email: string; phone: string; company: string | null } | null;
  items: { sku: string; title: string; amount: number }[];
  answer: {
    lines: { sku: string | null; title: string; amount: number; unit: number; vatRate: number }[];
    total: number;
    deliveryTime: string;
  } | null;
  order: string | null;
};

export type Customer = {
  id: string;
  isGuest: boolean;
  name: string;
  email: string;
  phone: string;
  since: string | null;
  addresses: { street: string; postcode: string; city: string }[];
  orders: { number: string; status: string; placedAt: string; total: number }[];
  orderCount: number;
  orderTotal: number;
};

export type Product = {
  sku: string;
  state: 'published' | 'draft' | 'archived';
  slug: string;
  brand: string;
  name: { fi: string; en: string };
  description: { fi: string; en: string };
  salesPhrases: { fi: string[]; en: string[] };
  categories: string[];
  labels: string[];
  skus: { sku: string; name: { fi: string; en: string }; ean: string; price: number | null; regular: number | null }[];
};

export type Prices = {
  sku: string;
  price: number | null;
  regular: number | null;
  lowest30: number | null;
  saleEndsAt: string | null;
  planned: { cents: number | null; from: string }[];
  reductions: { cents: number; from: string; until: string | null; reference: number; ruleId: string | null }[];
};

export type StockLevels = { sku: string; stores: Record<string, number>; held: number; free: number };

export type Import = {
  id: number;
  state: 'checking' | 'checked' | 'unreadable' | 'applying' | 'applied' | 'handed' | 'undone' | 'dropped';
  kind:
    | 'products.delta'
    | 'prices'
    | 'stock'
    | 'spare-parts.delta'
    | 'categories.delta'
    | 'fitment.delta'
    | 'diagrams.delta'
    | 'redirects.delta'
    | 'products'
    | 'spare-parts'
    | 'categories'
    | 'fitment'
    | 'diagrams'
    | 'redirects'
    | 'price-history'
    | 'replacements'
    | 'supplier-list';
  file: string;
  rows: number;
  changes: number;
  problems: number;
  failure: string | null;
  changeSet: {
    id: number;
    state: 'draft' | 'checked' | 'proposed' | 'queued' | 'scheduled' | 'applied' | 'undone' | 'recalled' | 'refused';
  } | null;
  createdAt: string;
  appliedAt: string | null;
};

export type Voucher = {
  id: string;
  day: string;
  isFinal: boolean;
  rows: {
    kind: string;
    account: string;
    accountNumber: string;
    vatRate: number | null;
    debit: number;
    credit: number;
  }[];
};

export type WebhookEndpoint = {
  id: string;
  version: string;
  name: string;
  url: string;
  kinds: string[] | null;
  createdAt: string;
  state: 'enabled' | 'disabled' | 'gone';
  pausedUntil: string | null;
  oldSecretUntil: string | null;
  waiting: number;
  failed: number;
  lastSentAt: string | null;
};
