import type { RenderedMail } from '#backend/platform/mail/message.ts';
import { fill } from '#backend/platform/mail/templates/layout.ts';
import type { AfterSaleMail } from '../after-sale-mail.ts';
import { fullTitle } from '../order-parts.ts';
import { afterSaleMail, textsOf } from './parts.ts';

/** To the customer: on which day goods are expected that no store had. */
export function orderExpected(
  { order, days, isMoved, at }: Extract<AfterSaleMail, { kind: 'order-expected' }>,
  baseUrl: string,
): Promise<RenderedMail> {
  const t = textsOf(order).expected;
  const date = new Intl.DateTimeFormat(order.locale === 'en' ? 'en-GB' : 'fi-FI', { dateStyle: 'short' });
  return afterSaleMail(
    {
      kind: 'order-expected',
      subjectId: `${order.id}:expected-${at}`,
      order,
      title: fill(isMoved ? t.movedSubject : t.subject, { number: order.number }),
      paragraphs: [isMoved ? t.movedIntro : t.intro, order.delivery.pickupStoreId === null ? t.sent : t.pickup, t.help],
      action: null,
      facts: [
        {
          title: t.goods,
          lines: order.lines.map(
            (line, i) => `${line.amount} × ${fullTitle(line)}: ${days[i] ? date.format(new Date(days[i])) : ''}`,
          ),
        },
      ],
    },
    baseUrl,
  );
}
