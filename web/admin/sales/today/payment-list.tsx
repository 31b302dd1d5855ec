import { Link } from 'react-router';
import type { PaymentTasks } from '#backend/sales/work-queue/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import type { WorkOf } from '#domain/sales/work-queue/order-work.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import { waitedText } from '#web/admin/base/waited.ts';
import en from '#web/messages/admin/en/today.ts';
import fi from '#web/messages/admin/fi/today.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Glyph } from '#web/ui/admin/icon.tsx';
import styles from './today.module.css';
import { paymentList } from './work-links.ts';

const GLYPHS = {
  'refund-failed': { name: 'fail', className: styles.bad },
  'refund-by-hand': { name: 'bill', className: styles.warn },
  'payment-pending': { name: 'wait', className: styles.warn },
} as const;

type Props = { payments: PaymentTasks; now: Date; of: WorkOf };

/** Payments and refunds that do not go on by themselves. */
export function PaymentList({ payments: { oldest, total }, now, of }: Props) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('payments.title')}</h2>
        {total > 0 && (
          <Link className="link push" to={paymentList(of)}>
            {t('payments.all', { count: total })}
          </Link>
        )}
      </div>
      {total === 0 && <p className="muted">{t('payments.none')}</p>}
      <ul className={styles.rows}>
        {oldest.map(({ kind, number, cents, since }) => (
          <li key={number}>
            <Glyph {...GLYPHS[kind]} />
            <span>
              <Link className="plain" to={`/tilaukset/${number}`}>
                <b>{number}</b> {t(`payments.${kind}`)}
              </Link>
              <small>
                {formatEuros(cents)}, {waitedText(since, now, locale)}
              </small>
            </span>
            <ButtonLink small to={`/tilaukset/${number}`} aria-label={`${t('payments.open')}: ${number}`}>
              {t('payments.open')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
