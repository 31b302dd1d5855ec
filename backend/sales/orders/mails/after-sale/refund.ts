import type { RenderedMail } from '#backend/platform/mail/message.ts';
import { fill } from '#backend/platform/mail/templates/layout.ts';
import type { OrderMail } from '#backend/sales/orders/mails/order-mail.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { RefundMail } from '../after-sale-mail.ts';
import { afterSaleMail, textsOf } from './parts.ts';

/** To the customer: what is given back, what for, and how it comes. */
export function refundMail(order: OrderMail, refund: RefundMail, baseUrl: string): Promise<RenderedMail> {
  const t = textsOf(order).refund;
  const { cents, gateway, giftCard, lines, shipping, isCancelled, surplus } = refund;
  const values = { number: order.number, sum: formatEuros(cents) };
  const what = [
    ...(cents > 0 ? lines : []).map((line) => `${line.amount} × ${line.title}: ${formatEuros(line.cents)}`),
    ...(shipping > 0 ? [`${t.delivery}: ${formatEuros(shipping)}`] : []),
    ...(lines.length === 0 && cents > shipping && !surplus ? [`${t.reduction}: ${formatEuros(cents - shipping)}`] : []),
  ];
  const ways = [
    ...(gateway > 0 ? [fill(t.gateway, { sum: formatEuros(gateway) })] : []),
    ...(giftCard > 0 ? [fill(t.giftCard, { sum: formatEuros(giftCard) })] : []),
  ];
  const cancelled = cents > 0 ? t.cancelledIntro : t.cancelledFree;
  const intro = surplus ? t[surplus] : isCancelled ? cancelled : t.intro;
  return afterSaleMail(
    {
      kind: 'refund',
      subjectId: `${order.id}:${refund.id}`,
      order,
      title: fill(isCancelled ? t.cancelledSubject : t.subject, values),
      paragraphs: [fill(intro, values)],
      action: null,
      facts: [
        ...(refund.reason ? [{ title: t.reason, lines: [refund.reason] }] : []),
        ...(what.length > 0 ? [{ title: t.what, lines: what }] : []),
        ...(ways.length > 0 ? [{ title: t.ways, lines: ways }] : []),
      ],
    },
    baseUrl,
  );
}
