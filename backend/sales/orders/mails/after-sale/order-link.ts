import type { RenderedMail } from '#backend/platform/mail/message.ts';
import { fill } from '#backend/platform/mail/templates/layout.ts';
import type { OrderMail } from '#backend/sales/orders/mails/order-mail.ts';
import { afterSaleMail, textsOf } from './parts.ts';

/** To the customer who asked for it: the link to the order. `at` counts the times that it may be asked for. */
export function orderLink(order: OrderMail, at: number, baseUrl: string): Promise<RenderedMail> {
  const t = textsOf(order).link;
  return afterSaleMail(
    {
      kind: 'order-link',
      subjectId: `${order.id}:link-${at}`,
      order,
      title: fill(t.subject, { number: order.number }),
      paragraphs: [t.intro],
      action: null,
      facts: [],
    },
    baseUrl,
  );
}
