import type { RenderedMail } from '#backend/platform/mail/message.ts';
import { fill } from '#backend/platform/mail/templates/layout.ts';
import type { AfterSaleMail } from '../after-sale-mail.ts';
import { deliveryFacts } from '../order-parts.ts';
import { mailTexts } from '../texts/texts.ts';
import { afterSaleMail, contents, textsOf } from './parts.ts';

/** To the customer: the order is on its way, and how to follow it. One for each parcel, with what is in it and what is to come. */
export function orderShipped(
  { order, parcel, rest }: Extract<AfterSaleMail, { kind: 'order-shipped' }>,
  baseUrl: string,
): Promise<RenderedMail> {
  const t = textsOf(order).shipped;
  const { id, carrier, trackingCode, trackingUrl } = parcel;
  const isPart = rest.length > 0;
  return afterSaleMail(
    {
      kind: 'order-shipped',
      subjectId: [order.id, id, trackingCode].filter(Boolean).join(':'),
      order,
      title: fill(isPart ? t.partSubject : t.subject, { number: order.number }),
      paragraphs: [isPart ? t.partIntro : order.lines.length > 0 ? t.intro : t.codeIntro],
      action: trackingUrl ? { label: t.follow, url: trackingUrl } : null,
      facts: [
        { title: t.carrier, lines: [carrier] },
        ...(trackingCode ? [{ title: t.code, lines: [trackingCode] }] : []),
        ...(order.lines.length > 0 ? [contents(t.contents, order, baseUrl)] : []),
        ...(isPart ? [contents(t.rest, { lines: rest }, baseUrl)] : []),
        ...deliveryFacts(mailTexts[order.locale], {
          ...order,
          delivery: { ...order.delivery, promise: null },
        }),
      ],
    },
    baseUrl,
  );
}
