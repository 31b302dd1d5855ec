import type { RenderedMail } from '#backend/platform/mail/message.ts';
import { fill } from '#backend/platform/mail/templates/layout.ts';
import type { OrderMail } from '#backend/sales/orders/mails/order-mail.ts';
import { buyerFacts, deliveryFacts } from '../order-parts.ts';
import { mailTexts } from '../texts/texts.ts';
import { afterSaleMail, textsOf } from './parts.ts';

/** To the customer, when staff are asked to tell: what the order says now of delivery and buyer. */
export function orderChanged(order: OrderMail, version: number, baseUrl: string): Promise<RenderedMail> {
  const t = textsOf(order).changed;
  const texts = mailTexts[order.locale];
  return afterSaleMail(
    {
      kind: 'order-changed',
      subjectId: `${order.id}:version-${version}`,
      order,
      title: fill(t.subject, { number: order.number }),
      paragraphs: [t.intro],
      action: null,
      facts: [...deliveryFacts(texts, order), ...buyerFacts(texts, order)],
    },
    baseUrl,
  );
}

/** To the address that an order had before: it has another one now. Says nothing else of the order. */
export function orderEmailChanged(order: OrderMail, version: number, baseUrl: string): Promise<RenderedMail> {
  const t = textsOf(order).emailChanged;
  const title = fill(t.subject, { number: order.number });
  const subjectId = `${order.id}:version-${version}`;
  return afterSaleMail(
    { kind: 'order-email-changed', subjectId, order, title, paragraphs: [t.intro], action: null, facts: [] },
    baseUrl,
  );
}
