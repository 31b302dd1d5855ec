import type { AfterSaleMail } from '#backend/mail/after-sale-mail.ts';
import type { RenderedMail } from '#backend/mail/message.ts';
import { mailTexts } from '#backend/mail/texts/texts.ts';
import { fill } from '../layout.ts';
import { deliveryFacts } from '../order-parts.ts';
import { afterSaleMail, contents, textsOf } from './parts.ts';

/** To the customer: the order is on its way, and how to follow it. One for each tracking code. */
export function orderShipped(
  { order, parcel }: Extract<AfterSaleMail, { kind: 'order-shipped' }>,
  baseUrl: string,
): Promise<RenderedMail> {
  const t = textsOf(order).shipped;
  const { carrier, trackingCode, trackingUrl } = parcel;
  return afterSaleMail(
    {
      kind: 'order-shipped',
      subjectId: trackingCode ? `${order.id}:${trackingCode}` : order.id,
      order,
      title: fill(t.subject, { number: order.number }),
      paragraphs: [t.intro],
      action: trackingUrl ? { label: t.follow, url: trackingUrl } : null,
      facts: [
        { title: t.carrier, lines: [carrier] },
        ...(trackingCode ? [{ title: t.code, lines: [trackingCode] }] : []),
        contents(t.contents, order),
        ...deliveryFacts(mailTexts[order.locale], {
          ...order,
          delivery: { ...order.delivery, promise: null },
        }),
      ],
    },
    baseUrl,
  );
}
