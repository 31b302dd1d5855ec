import { Link } from 'react-router';
import type { PaymentTask } from '#backend/sales/work-queue/service.ts';
import { formatEuros } from '#domain/base/money.ts';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import { waitedText } from '#web/admin/base/waited.ts';
import en from '#web/messages/admin/en/today.ts';
import fi from '#web/messages/admin/fi/today.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Glyph } from '#web/ui/admin/icon.tsx';
import styles from './today.module.css';

const GLYPHS = {
  'refund-failed': { name: 'fail', className: styles.bad },
  'refund-by-hand': { name: 'bill', className: styles.warn },
  'payment-pending': { name: 'wait', className: styles.warn },
} as const;

/** Payments and refunds that do not go on by themselves. */
export function PaymentList({ payments, now }: { payments: PaymentTask[]; now: Date }) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{t('payments.title')}</h2>
        {payments.length > 0 && <span className="count">{payments.length}</span>}
      </div>
      {payments.length === 0 && <p className="muted">{t('payments.none')}</p>}
      <ul className={styles.rows}>
        {payments.map(({ kind, number, cents, since }) => (
          <li key={`${kind} ${number} ${cents}`}>
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
