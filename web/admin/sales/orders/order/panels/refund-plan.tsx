import type { StaffOrder } from '#backend/sales/orders/staff/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/order.ts';
import fi from '#web/messages/admin/fi/order.ts';
import { Note } from '#web/ui/admin/note.tsx';
import type { OrderData } from '../load-order.ts';
import styles from '../order.module.css';

type Preview = Extract<NonNullable<OrderData['preview']>, { ok: true }>['value'];
type Props = { preview: Preview; order: StaffOrder; showsMail: boolean };

/** What a refund would do: lines, delivery, VAT, where the money goes, and what the customer reads. */
export function RefundPlan({ preview, order, showsMail }: Props) {
  const t = useTexts(fi, en);
  const { plan, refusal, mail } = preview;
  const ofLines = plan.lines.reduce((sum, { cents }) => sum + cents, 0);
  const rows: [text: string, cents: number][] = [
    ...plan.lines.map(({ position, amount, cents }): [string, number] => [
      `${amount} × ${order.lines[position]?.title ?? ''}`,
      cents,
    ]),
    ...(plan.shipping > 0 ? [[t('refund.delivery'), plan.shipping] as [string, number]] : []),
    ...(plan.cents > ofLines + plan.shipping
      ? [[t('refund.reduction'), plan.cents - ofLines - plan.shipping] as [string, number]]
      : []),
  ];
  return (
    <>
      <dl className={`dl r tight ${styles.plan}`}>
        {rows.map(([text, cents]) => (
          <Pair key={text} text={text} cents={cents} />
        ))}
        <dt className="sum">{t('refund.back')}</dt>
        <dd className="mid">{formatEuros(plan.cents)}</dd>
        {plan.vat.map(({ rate, vat }) => (
          <Pair
            key={rate}
            text={rate > 0 ? t('order.vat', { rate: String(rate).replace('.', ',') }) : t('order.margin')}
            cents={vat}
          />
        ))}
        {plan.gateway > 0 && <Pair text={t('refund.gateway')} cents={plan.gateway} />}
        {plan.giftCard > 0 && <Pair text={t('refund.card')} cents={plan.giftCard} />}
        {preview.refunded > 0 && <Pair text={t('refund.before')} cents={preview.refunded} />}
      </dl>
      {refusal === 'proof' && <Note>{t('refund.needsProof')}</Note>}
      {refusal === 'approval' && <Note tone="warn">{t('refund.needsApproval')}</Note>}
      {showsMail && (
        <details>
          <summary>{t('refund.mail')}</summary>
          <b>{mail.subject}</b>
          <p className={styles.mail}>{mail.text}</p>
        </details>
      )}
    </>
  );
}

function Pair({ text, cents }: { text: string; cents: number }) {
  return (
    <>
      <dt>{text}</dt>
      <dd>{formatEuros(cents)}</dd>
    </>
  );
}
