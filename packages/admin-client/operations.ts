/** Generated from the operations of the admin API: `npm run task -- api:client`. */
import type {
  Change,
  ChangedOrder,
  Customer,
  GiftCard,
  Import,
  Order,
  Prices,
  Product,
  Quote,
  StockLevels,
  Voucher,
  WebhookEndpoint,
} from './schemas.ts';

/** A file as a body: CSV or JSON lines. */
export type Upload = { type: 'text/csv' | 'application/x-ndjson'; file: string | Uint8Array<ArrayBuffer> };

/** What each operation takes and responds with. */
export type Operations = {
  listChanges: {
    params: null;
    query: { after?: string; limit?: number; types?: string };
    body: null;
    answer: { changes: Change[]; next: string | null; hasMore: boolean };
  };
  listOrders: {
    params: null;
    query: { after?: string; limit?: number; status?: string };
    body: null;
    answer: { orders: ChangedOrder[]; next: string | null; hasMore: boolean };
  };
  getOrder: { params: { number: string }; query: null; body: null; answer: Order };
  markOrder: {
    params: { number: string };
    query: null;
    body: { status: 'preparing' | 'ready_for_pickup' | 'shipped' | 'completed' };
    answer: Order;
  };
  addParcel: {
    params: { number: string };
    query: null;
    body: {
      carrier?: 'posti' | 'matkahuolto' | 'other';
      trackingCode?: string;
      lines?: { position: number; amount: number }[];
    };
    answer: Order;
  };
  setTracking: {
    params: { number: string; parcel: number };
    query: null;
    body: { carrier?: 'posti' | 'matkahuolto' | 'other'; trackingCode: string };
    answer: Order;
  };
  refundOrder: {
    params: { number: string };
    query: null;
    body: {
      all?: true;
      lines?: { position: number; amount: number }[];
      delivery?: true;
      cents?: number;
      reason?: string;
      restock?: boolean;
      expectedRefunded?: number;
    };
    answer: Order;
  };
  cancelOrder: { params: { number: string }; query: null; body: { reason?: string }; answer: Order };
  listGiftCards: {
    params: null;
    query: { after?: string; limit?: number };
    body: null;
    answer: { giftCards: GiftCard[]; next: string | null };
  };
  listGiftCardEntries: {
    params: { id: string };
    query: null;
    body: null;
    answer: {
      entries: { at: string; kind: string; cents: number; orderNumber: string | null; reason: string | null }[];
    };
  };
  listQuotes: {
    params: null;
    query: {
      after?: string;
      limit?: number;
      status?: 'requested' | 'answered' | 'accepted' | 'ordered' | 'declined' | 'expired' | 'withdrawn';
    };
    body: null;
    answer: {
      quotes: {
        number: string;
        status: 'requested' | 'answered' | 'accepted' | 'ordered' | 'declined' | 'expired' | 'withdrawn';
        createdAt: string;
        validUntil: string | null;
        total: number | null;
        customer: string | null;
      }[];
      next: string | null;
    };
  };
  getQuote: { params: { number: string }; query: null; body: null; answer: Quote };
  findCustomers: {
    params: null;
    query: { text: string; after?: string; limit?: number };
    body: null;
    answer: {
      customers: {
        id: string;
        isGuest: boolean;
        name: string;
        email: string;
        phone: string;
        orders: number;
        total: number;
        lastOrderAt: string | null;
      }[];
      next: string | null;
    };
  };
  getCustomer: { params: { id: string }; query: null; body: null; answer: Customer };
  listProducts: {
    params: null;
    query: { text?: string; state?: 'published' | 'draft' | 'archived'; after?: string; limit?: number };
    body: null;
    answer: {
      products: {
        sku: string;
        name: string;
        brand: string;
        state: 'published' | 'draft' | 'archived';
        variants: number;
        price: number | null;
        updatedAt: string;
      }[];
      next: string | null;
    };
  };
  getProduct: { params: { sku: string }; query: null; body: null; answer: Product };
  patchProduct: {
    params: { sku: string };
    query: null;
    body: {
      slug?: string;
      brand?: string;
      name?: { fi?: string; en?: string };
      description?: { fi?: string; en?: string };
      salesPhrases?: { fi?: string[]; en?: string[] };
      categories?: string[];
    };
    answer: Product;
  };
  findSpareParts: {
    params: null;
    query: { code: string; supplier?: string };
    body: null;
    answer: {
      spareParts: {
        sku: string;
        code: string;
        supplier: string;
        name: string;
        price: number | null;
        replacedBy: string[];
      }[];
    };
  };
  getPrices: { params: { sku: string }; query: null; body: null; answer: Prices };
  setPrices: {
    params: null;
    query: null;
    body: {
      prices: {
        sku: string;
        regular?: number | null;
        from?: string;
        sale?: { cents: number; from?: string; until?: string; lowest30?: number; ruleId?: string };
      }[];
    };
    answer: { changed: string[]; unchanged: string[] };
  };
  listStock: {
    params: null;
    query: { skus?: string; after?: string; limit?: number };
    body: null;
    answer: { stock: StockLevels[]; next: string | null };
  };
  setStock: {
    params: null;
    query: null;
    body: { levels: { sku: string; storeId: string; qty: number; expected?: number }[] };
    answer: { changed: number };
  };
  adjustStock: {
    params: null;
    query: null;
    body: { sku: string; storeId: string; qty: number; reason: string };
    answer: { qty: number };
  };
  createImport: {
    params: null;
    query: {
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
      file?: string;
      supplier?: number;
    };
    body: Upload;
    answer: Import;
  };
  getImport: { params: { id: number }; query: null; body: null; answer: Import };
  listImportProblems: {
    params: { id: number };
    query: { after?: number; limit?: number };
    body: null;
    answer: {
      problems: { n: number; line: number | null; column: string; value: string; key: string; message: string }[];
      next: string | null;
    };
  };
  applyImport: { params: { id: number }; query: null; body: null; answer: Import };
  dropImport: { params: { id: number }; query: null; body: null; answer: Import };
  getVatReport: {
    params: null;
    query: { month: string };
    body: null;
    answer: {
      rows: {
        source: 'sales' | 'pickups' | 'refunds';
        rate: number;
        isVoucher: boolean;
        gross: number;
        net: number;
        vat: number;
      }[];
      paid: { gateway: number; giftCards: number };
      back: { gateway: number; giftCards: number };
    };
  };
  getGiftCardReport: {
    params: null;
    query: { month?: string };
    body: null;
    answer: {
      before: number;
      issued: number;
      used: number;
      refunded: number;
      adjusted: number;
      expired: number;
      open: number;
      cards: number;
    };
  };
  getJournal: {
    params: { journal: 'sales' | 'settlements' };
    query: { from: string; to: string };
    body: null;
    answer: { vouchers: Voucher[] };
  };
  getNetvisorVouchers: {
    params: { journal: 'sales' | 'settlements' };
    query: { from: string; to: string; voucherClass?: string };
    body: null;
    answer: { vouchers: { id: string; day: string; isFinal: boolean; xml: string }[] };
  };
  getProcountorReceipts: {
    params: { journal: 'sales' | 'settlements' };
    query: { from: string; to: string; vatStatus?: number };
    body: null;
    answer: {
      receipts: {
        id: string;
        day: string;
        isFinal: boolean;
        receipt: {
          type: 'JOURNAL';
          name: string;
          receiptDate: string;
          vatType: 'SALES';
          vatStatus: number;
          transactions: {
            transactionType: 'ENTRY' | 'RECONCILIATION_ENTRY';
            account: string;
            accountingValue: number;
            vatPercent: number;
            vatType?: 'SALES';
            vatStatus?: number;
            description: string;
          }[];
        };
      }[];
    };
  };
  listSettlements: {
    params: null;
    query: { from: string; to: string };
    body: null;
    answer: {
      settlements: {
        id: string;
        reference: string;
        day: string;
        payments: number;
        gross: number;
        fees: number;
        unknown: number;
        paid: number;
      }[];
    };
  };
  listWebhooks: { params: null; query: null; body: null; answer: { webhooks: WebhookEndpoint[] } };
  addWebhook: {
    params: null;
    query: null;
    body: {
      name: string;
      url: string;
      kinds?:
        | (
            | 'order.paid'
            | 'order.shipped'
            | 'order.ready_for_pickup'
            | 'order.completed'
            | 'order.refunded'
            | 'quote.requested'
            | 'quote.accepted'
            | 'withdrawal.received'
          )[]
        | null;
    };
    answer: WebhookEndpoint;
  };
  getWebhook: { params: { id: string }; query: null; body: null; answer: WebhookEndpoint };
  patchWebhook: {
    params: { id: string };
    query: null;
    body: {
      name?: string;
      url?: string;
      kinds?:
        | (
            | 'order.paid'
            | 'order.shipped'
            | 'order.ready_for_pickup'
            | 'order.completed'
            | 'order.refunded'
            | 'quote.requested'
            | 'quote.accepted'
            | 'withdrawal.received'
          )[]
        | null;
      enabled?: boolean;
    };
    answer: WebhookEndpoint;
  };
  removeWebhook: { params: { id: string }; query: null; body: null; answer: { removed: boolean } };
  getWebhookSecret: { params: { id: string }; query: null; body: null; answer: { secret: string } };
  rotateWebhookSecret: { params: { id: string }; query: null; body: { keepHours?: number }; answer: WebhookEndpoint };
  testWebhook: { params: { id: string }; query: null; body: null; answer: WebhookEndpoint };
  listWebhookDeliveries: {
    params: { id: string };
    query: { after?: string; limit?: number; status?: 'queued' | 'sent' | 'failed' };
    body: null;
    answer: {
      deliveries: {
        id: string;
        kind: string;
        status: 'queued' | 'sent' | 'failed';
        attempts: number;
        error: string | null;
        createdAt: string;
        sentAt: string | null;
      }[];
      next: string | null;
    };
  };
  redeliverWebhook: { params: { delivery: string }; query: null; body: null; answer: { queued: boolean } };
};

export const operations = {
  listChanges: { method: 'GET', path: '/changes', takesKey: false },
  listOrders: { method: 'GET', path: '/orders', takesKey: false },
  getOrder: { method: 'GET', path: '/orders/{number}', takesKey: false },
  markOrder: { method: 'POST', path: '/orders/{number}/status', takesKey: true },
  addParcel: { method: 'POST', path: '/orders/{number}/parcels', takesKey: true },
  setTracking: { method: 'PUT', path: '/orders/{number}/parcels/{parcel}/tracking', takesKey: false },
  refundOrder: { method: 'POST', path: '/orders/{number}/refunds', takesKey: true },
  cancelOrder: { method: 'POST', path: '/orders/{number}/cancellation', takesKey: true },
  listGiftCards: { method: 'GET', path: '/gift-cards', takesKey: false },
  listGiftCardEntries: { method: 'GET', path: '/gift-cards/{id}/entries', takesKey: false },
  listQuotes: { method: 'GET', path: '/quotes', takesKey: false },
  getQuote: { method: 'GET', path: '/quotes/{number}', takesKey: false },
  findCustomers: { method: 'GET', path: '/customers', takesKey: false },
  getCustomer: { method: 'GET', path: '/customers/{id}', takesKey: false },
  listProducts: { method: 'GET', path: '/products', takesKey: false },
  getProduct: { method: 'GET', path: '/products/{sku}', takesKey: false },
  patchProduct: { method: 'PATCH', path: '/products/{sku}', takesKey: false },
  findSpareParts: { method: 'GET', path: '/spare-parts', takesKey: false },
  getPrices: { method: 'GET', path: '/prices/{sku}', takesKey: false },
  setPrices: { method: 'PUT', path: '/prices', takesKey: false },
  listStock: { method: 'GET', path: '/stock', takesKey: false },
  setStock: { method: 'PUT', path: '/stock', takesKey: false },
  adjustStock: { method: 'POST', path: '/stock/adjustments', takesKey: true },
  createImport: { method: 'POST', path: '/imports', takesKey: true },
  getImport: { method: 'GET', path: '/imports/{id}', takesKey: false },
  listImportProblems: { method: 'GET', path: '/imports/{id}/problems', takesKey: false },
  applyImport: { method: 'POST', path: '/imports/{id}/apply', takesKey: true },
  dropImport: { method: 'DELETE', path: '/imports/{id}', takesKey: false },
  getVatReport: { method: 'GET', path: '/reports/vat', takesKey: false },
  getGiftCardReport: { method: 'GET', path: '/reports/gift-cards', takesKey: false },
  getJournal: { method: 'GET', path: '/reports/journals/{journal}', takesKey: false },
  getNetvisorVouchers: { method: 'GET', path: '/reports/journals/{journal}/netvisor', takesKey: false },
  getProcountorReceipts: { method: 'GET', path: '/reports/journals/{journal}/procountor', takesKey: false },
  listSettlements: { method: 'GET', path: '/reports/settlements', takesKey: false },
  listWebhooks: { method: 'GET', path: '/webhooks', takesKey: false },
  addWebhook: { method: 'POST', path: '/webhooks', takesKey: true },
  getWebhook: { method: 'GET', path: '/webhooks/{id}', takesKey: false },
  patchWebhook: { method: 'PATCH', path: '/webhooks/{id}', takesKey: false },
  removeWebhook: { method: 'DELETE', path: '/webhooks/{id}', takesKey: false },
  getWebhookSecret: { method: 'GET', path: '/webhooks/{id}/secret', takesKey: false },
  rotateWebhookSecret: { method: 'POST', path: '/webhooks/{id}/secret/rotation', takesKey: true },
  testWebhook: { method: 'POST', path: '/webhooks/{id}/test', takesKey: true },
  listWebhookDeliveries: { method: 'GET', path: '/webhooks/{id}/deliveries', takesKey: false },
  redeliverWebhook: { method: 'POST', path: '/webhooks/deliveries/{delivery}/attempts', takesKey: true },
} as const satisfies Record<keyof Operations, { method: string; path: string; takesKey: boolean }>;
