import type { ShopContext } from '#backend/platform/context.ts';
import type { AlertMessage, MailRenderers } from '#backend/platform/mail/message.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { withoutTypedLinks } from '#backend/platform/mail/without-typed-links.ts';
import { orderChanged, orderEmailChanged } from './after-sale/order-changed.ts';
import { orderExpected } from './after-sale/order-expected.ts';
import { orderLink } from './after-sale/order-link.ts';
import { orderReady } from './after-sale/order-ready.ts';
import { orderShipped } from './after-sale/order-shipped.ts';
import { refundMail } from './after-sale/refund.ts';
import type { AfterSaleMail } from './after-sale-mail.ts';
import { orderConfirmation } from './order-confirmation.ts';
import type { OrderMail, StoreStepLink } from './order-mail.ts';
import { storeNotification } from './store-notification.ts';

/** Mails about an order; `subjectId` of each is the order's id. */
export type OrderMessage =
  | { kind: 'order-confirmation'; order: OrderMail }
  /**
   * `parcels` that were sent before: then `order` is the rest. `moved`: the version of an order that came from another
   * store.
   */
  | { kind: 'store-notification'; order: OrderMail; links: readonly StoreStepLink[]; parcels?: number; moved?: number }
  | AfterSaleMail;

/** The mail service as orders use it. */
export type OrderMailService = MailService<OrderMessage | AlertMessage>;

/** The order as its customer gets it: anybody may have typed that address and the other fields. */
const forCustomer = (order: OrderMail): OrderMail => ({
  ...order,
  contact: withoutTypedLinks(order.contact),
  billingAddress: withoutTypedLinks(order.billingAddress),
  delivery: {
    ...order.delivery,
    address: withoutTypedLinks(order.delivery.address),
    servicePoint: withoutTypedLinks(order.delivery.servicePoint),
  },
});

/** The renderers of mails about orders. */
export const orderMails = ({
  baseUrl,
  settings,
  now,
}: Pick<ShopContext, 'baseUrl' | 'settings' | 'now'>): MailRenderers<OrderMessage> => ({
  'order-confirmation': ({ order }) => orderConfirmation(forCustomer(order), baseUrl),
  'store-notification': ({ order, links, parcels, moved }) =>
    storeNotification(order, links, settings.STORE_ALERT_EMAIL, { parcels, moved }),
  'order-shipped': (mail) => orderShipped({ ...mail, order: forCustomer(mail.order) }, baseUrl),
  'order-ready': ({ order }) => orderReady(forCustomer(order), baseUrl, now()),
  'order-expected': (mail) => orderExpected({ ...mail, order: forCustomer(mail.order) }, baseUrl),
  'order-changed': ({ order, version }) => orderChanged(forCustomer(order), version, baseUrl),
  'order-email-changed': ({ order, version }) => orderEmailChanged(forCustomer(order), version, baseUrl),
  'order-link': ({ order, at }) => orderLink(forCustomer(order), at, baseUrl),
  refund: ({ order, refund }) => refundMail(forCustomer(order), refund, baseUrl),
});
