import { Form, Link } from 'react-router';
import type { WithdrawalPage } from '#backend/sales/returns/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { canMoveWithdrawal } from '#domain/sales/returns/withdrawal-state.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { timeText } from '#web/admin/base/pieces/when.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/returns.ts';
import fi from '#web/messages/admin/fi/returns.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';

type Props = { withdrawal: WithdrawalPage };

/** The lines of the return, and the forms of the steps that its state and the person's role allow. */
export function Steps({ withdrawal, typedReason }: Props & { typedReason: string }) {
  const t = useTexts(fi, en);
  const { state, mayHandle, version, order } = withdrawal;
  const may = (to: Parameters<typeof canMoveWithdrawal>[1]) => mayHandle && canMoveWithdrawal(state, to);
  return (
    <>
      {order && <Lines withdrawal={withdrawal} isOpen={may('goods_in')} />}
      {withdrawal.wants === 'exchange' && may('exchanged') && (
        <Form method="post" className="sec">
          <input type="hidden" name="seenVersion" value={version} />
          <Button type="submit" name="intent" value="exchanged" look="primary">
            {t('returns.exchanged')}
          </Button>
        </Form>
      )}
      {order && may('paid_back') && <PayBack withdrawal={withdrawal} number={order.number} />}
      {may('refused') && <Refusal withdrawal={withdrawal} typedReason={typedReason} />}
    </>
  );
}

function Refusal({ withdrawal: { id, version }, typedReason }: Props & { typedReason: string }) {
  const t = useTexts(fi, en);
  return (
    <Form method="post" className="sec form" ref={useDraft(`return-refusal:${id}:${version}`)}>
      <input type="hidden" name="seenVersion" value={version} />
      <Field label={t('returns.reason')}>
        {(control) => <textarea {...control} className="ta" name="reason" rows={3} defaultValue={typedReason} />}
      </Field>
      <p>
        <Button type="submit" name="intent" value="refused" look="danger-line">
          {t('returns.refuseButton')}
        </Button>
      </p>
    </Form>
  );
}

function Lines({ withdrawal, isOpen }: Props & { isOpen: boolean }) {
  const t = useTexts(fi, en);
  const { orderLines, lines, asked, version } = withdrawal;
  const askedOf = (position: number) => asked.find((line) => line.position === position)?.amount ?? 0;
  const backOf = (position: number) => lines.find((line) => line.position === position)?.amount ?? 0;
  return (
    <Form method="post" className="sec">
      <input type="hidden" name="seenVersion" value={version} />
      <h2>{t('returns.lines')}</h2>
      <table className="t in-sec">
        <thead>
          <tr>
            <th scope="col">{t('returns.line')}</th>
            <th scope="col" className="r">
              {t('returns.ordered')}
            </th>
            <th scope="col" className="r">
              {t('returns.back')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orderLines.map(({ position, sku, title, amount, isSealed }) => (
            <tr key={position}>
              <th scope="row">
                {title} <small>{sku}</small>
                {isSealed && <p className="sub">{t('returns.sealed')}</p>}
              </th>
              <td className="r num">{amount}</td>
              <td className="r num">
                {isOpen ? (
                  <input
                    className="in n"
                    type="number"
                    min={0}
                    max={amount}
                    name={`piece-${position}`}
                    defaultValue={asked.length > 0 ? askedOf(position) : amount}
                    aria-label={`${t('returns.back')}, ${title}`}
                  />
                ) : (
                  backOf(position)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isOpen && (
        <p>
          <Button type="submit" name="intent" value="goods_in" look="primary">
            {t('returns.goodsIn')}
          </Button>
        </p>
      )}
    </Form>
  );
}

/** The refund panel of the order with the pieces that came back, else those announced, already chosen; a withdrawal without lines is of all. */
function refundPath(number: string, { lines, asked, orderLines }: WithdrawalPage): string {
  const params = new URLSearchParams({ panel: 'refund', notify: '1' });
  const chosen = [lines, asked, orderLines].find((list) => list.length > 0) ?? [];
  for (const { position, amount } of chosen) {
    const line = orderLines.find((one) => one.position === position);
    const left = Math.min(amount, (line?.amount ?? 0) - (line?.refunded ?? 0));
    if (left > 0) params.set(`pieces.${position}`, String(left));
  }
  return `/tilaukset/${number}?${params}`;
}

function PayBack({ withdrawal, number }: Props & { number: string }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { refunds, version } = withdrawal;
  const toRefund = <Link to={refundPath(number, withdrawal)}>{t('returns.refundLink', { number })}</Link>;
  if (refunds.length === 0)
    return (
      <section className="sec">
        <p>{t('returns.noRefund')}</p>
        <p>{toRefund}</p>
      </section>
    );
  return (
    <Form method="post" className="sec form">
      <input type="hidden" name="seenVersion" value={version} />
      <Field label={t('returns.refund')}>
        {(control) => (
          <select {...control} className="sel" name="refund">
            {refunds.map(({ id, cents, createdAt }) => (
              <option key={id} value={id}>
                {formatEuros(cents)}, {timeText(createdAt, locale)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p>
        <Button type="submit" name="intent" value="paid_back" look="primary">
          {t('returns.paidBack')}
        </Button>{' '}
        {toRefund}
      </p>
    </Form>
  );
}
