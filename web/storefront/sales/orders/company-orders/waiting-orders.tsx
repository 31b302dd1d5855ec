import { Form } from 'react-router';
import type { ApprovalView } from '#backend/sales/checkout/approvals/approvals.ts';
import { formatEuros } from '#domain/base/money.ts';
import { dateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { companyOrdersPath } from '#web/storefront/customers/companies/company-path.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './waiting-orders.module.css';

/** Orders of buyers above their limits: those that wait with what the reader may do, and the decided ones (approval-2). */
export function WaitingOrders({ approvals }: { approvals: ApprovalView[] }) {
  const { t } = useI18n();
  if (approvals.length === 0) return null;
  return (
    <section className="stack">
      <h2>{t('company.approvals')}</h2>
      <ul className={styles.list}>
        {approvals.map((approval) => (
          <li key={approval.id} className={styles.one}>
            <Facts approval={approval} />
            {approval.mayDecide && <Decide approval={approval} />}
            {approval.isOwn && approval.status === 'waiting' && <Withdraw id={approval.id} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ approval: { buyer, askedAt, net, status, reason, number, current } }: { approval: ApprovalView }) {
  const { t, locale } = useI18n();
  return (
    <>
      <p>
        <b>{buyer}</b> {dateText(askedAt, locale)}, {t('company.netSum', { sum: formatEuros(net) })}
        {', '}
        {t(`company.approval.${status}` as 'company.approval.waiting')}
        {number && ` ${number}`}
      </p>
      {reason && <p className="small">{t('company.refusedWhy', { reason })}</p>}
      {current && (
        <ul className="small">
          {current.lines.map(({ title, amount, net: ofLine }) => (
            <li key={title}>{t('company.approvalLine', { title, amount, sum: formatEuros(ofLine) })}</li>
          ))}
        </ul>
      )}
      {current && current.net !== net && (
        <p className="small">{t('company.approvalNow', { sum: formatEuros(current.net) })}</p>
      )}
    </>
  );
}

function Decide({ approval: { id, current, buyer } }: { approval: ApprovalView }) {
  const { t, locale } = useI18n();
  const action = companyOrdersPath(locale);
  return (
    <div className={styles.acts}>
      {current ? (
        <Form method="post" action={action}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="total" value={current.total} />
          <Button
            type="submit"
            name="form"
            value="approve"
            size="s"
            aria-label={t('company.approveOf', { name: buyer })}
          >
            {t('company.approve', { sum: formatEuros(current.total) })}
          </Button>
        </Form>
      ) : (
        <p className="small">{t('company.approvalGone')}</p>
      )}
      <Form method="post" action={action} className={styles.acts}>
        <input type="hidden" name="id" value={id} />
        <input
          className="input"
          name="reason"
          required
          maxLength={300}
          aria-label={t('company.refuseReason', { name: buyer })}
        />
        <Button type="submit" name="form" value="refuse" look="outline" size="s">
          {t('company.refuse')}
        </Button>
      </Form>
    </div>
  );
}

function Withdraw({ id }: { id: string }) {
  const { t, locale } = useI18n();
  return (
    <Form method="post" action={companyOrdersPath(locale)}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="form" value="withdraw" look="link" size="s">
        {t('company.takeBackOrder')}
      </Button>
    </Form>
  );
}
