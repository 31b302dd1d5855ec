import type { ReactNode } from 'react';
import { Link, useFetcher } from 'react-router';
import type { StaffOrder } from '#backend/sales/orders/staff/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import fi from '#web/messages/admin/fi/order.ts';
import { Button } from '#web/ui/admin/button.tsx';
import type { GlyphName } from '#web/ui/admin/icon-names.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { fullTime } from '../times.ts';
import styles from './order.module.css';
import type { orderAction } from './order-actions.ts';

type Row = [text: string, cents: number];

/** Sums of the order; its payments, gift cards and refunds. */
export function Payments({ order, methods }: { order: StaffOrder; methods: Record<string, string> }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { giftCards, payments, refunds } = order;
  const sums: Row[] = [
    [t('order.goods'), order.goods + order.discount],
    ...(order.discount > 0
      ? [
          [
            t('order.campaign', { name: order.campaigns.map(({ name }) => name[locale] ?? name.fi).join(', ') }),
            -order.discount,
          ] as Row,
        ]
      : []),
    [t('order.shipping'), order.shipping + order.officeFee],
  ];
  return (
    <div className={styles.totals}>
      <div>
        <h3>{t('order.payments')}</h3>
        <dl className="dl r tight">
          {giftCards.map((card) => (
            <Pair key={card.id} text={<GiftCardLink order={order} card={card} />} cents={card.cents} />
          ))}
          {payments
            .filter(({ status }) => status !== 'unopened')
            .map(({ attempt, method, cents, status, at }) => (
              <Pair
                key={attempt}
                text={[method && (methods[method] ?? method), fullTime(at, locale), t(`attempt.${status}`)]
                  .filter(Boolean)
                  .join(', ')}
                cents={cents}
              />
            ))}
          {order.dueLater > 0 && <Pair text={t('order.dueLater')} cents={order.dueLater} />}
          <Pair text={t('order.refunded')} cents={order.refunded} />
        </dl>
        {refunds.length > 0 && <Refunds order={order} />}
        {order.paidAt && order.contact && (
          // a file, not a page
          <a className="link" href={`/tilaukset/${order.number}/kuitti.pdf`} target="_blank" rel="noopener">
            {t('order.receipt')}
          </a>
        )}
      </div>
      <dl className="dl r tight">
        {sums.map(([text, cents]) => (
          <Pair key={text} text={text} cents={cents} />
        ))}
        <dt className="sum">{t('order.total')}</dt>
        <dd>{formatEuros(order.total)}</dd>
        {order.vat.map(({ rate, vat }) => (
          <Pair
            key={rate}
            text={rate > 0 ? t('order.vat', { rate: String(rate).replace('.', ',') }) : t('order.margin')}
            cents={vat}
          />
        ))}
      </dl>
    </div>
  );
}

/** A gift card by the end of its code; a link for who may see cards. */
export function GiftCardLink({ order, card }: { order: StaffOrder; card: { id: string; end: string } }) {
  const t = useTexts(fi, en);
  const text = t('order.giftCard', { end: card.end });
  if (!order.may.giftCards) return text;
  return (
    <Link className="link" to={`/lahjakortit/${card.id}`}>
      {text}
    </Link>
  );
}

function Pair({ text, cents }: { text: ReactNode; cents: number }) {
  return (
    <>
      <dt>{text}</dt>
      <dd>{formatEuros(cents)}</dd>
    </>
  );
}

const GLYPHS: Record<StaffOrder['refunds'][number]['status'], GlyphName> = {
  queued: 'wait',
  asked: 'wait',
  pending: 'wait',
  ok: 'done',
  failed: 'fail',
  manual: 'warn',
};

function Refunds({ order }: { order: StaffOrder }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const fetcher = useFetcher<typeof orderAction>();
  const stepUp = useStepUp(fetcher);
  const byHand = order.refunds.filter(({ status }) => status === 'manual');
  const sum = byHand.reduce((cents, { gateway }) => cents + gateway, 0);
  return (
    <>
      <h3>{t('order.refunds')}</h3>
      <ul>
        {order.refunds.map(({ id, cents, at, reason, status, isSurplus }) => (
          <li key={id}>
            <Status glyph={GLYPHS[status]}>{formatEuros(cents)}</Status>{' '}
            <small className="sub">
              {[fullTime(at, locale), reason, isSurplus && t('order.surplus')].filter(Boolean).join(', ')}
            </small>
          </li>
        ))}
      </ul>
      {byHand.length > 0 && order.may.byHand && (
        <Note tone="warn">
          <p>{t('order.byHandHint', { sum: formatEuros(sum) })}</p>
          <fetcher.Form method="post">
            <input type="hidden" name="intent" value="by-hand" />
            <Button type="submit">{t('order.byHand')}</Button>
          </fetcher.Form>
          {stepUp}
        </Note>
      )}
    </>
  );
}
