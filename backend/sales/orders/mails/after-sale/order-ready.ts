import type { RenderedMail } from '#backend/platform/mail/message.ts';
import { fill } from '#backend/platform/mail/templates/layout.ts';
import type { OrderMail } from '#backend/sales/orders/mails/order-mail.ts';
import { formatEuros } from '#domain/base/money.ts';
import { shop } from '#shop.config';
import { addressLines } from '../order-parts.ts';
import { openingHours } from './opening-hours.ts';
import { afterSaleMail, contents, textsOf } from './parts.ts';

/** To the customer: the order can be picked up, where and when from `now` on, and what is still to be paid there. */
export function orderReady(order: OrderMail, baseUrl: string, now: Date): Promise<RenderedMail> {
  const t = textsOf(order).ready;
  const store = shop.stores.find(({ id }) => id === (order.delivery.pickupStoreId ?? order.storeId));
  const due = order.dueLater > 0 ? [fill(t.due, { later: formatEuros(order.dueLater) })] : [];
  return afterSaleMail(
    {
      kind: 'order-ready',
      subjectId: order.id,
      order,
      title: fill(t.subject, { number: order.number }),
      paragraphs: [t.intro, t.kept, ...due],
      action: null,
      ...(order.pickupCode && { code: { intro: t.code, label: t.codeLabel, text: order.pickupCode } }),
      facts: [
        ...(store
          ? [
              { title: `${shop.name} ${store.name}`, lines: [...addressLines(store), store.phone] },
              { title: t.hours, lines: openingHours(store, order.locale, now) },
            ]
          : []),
        contents(t.contents, order, baseUrl),
      ],
    },
    baseUrl,
  );
}
