import { type Cents, formatEuros } from '#domain/base/money.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/quotes.ts';
import fi from '#web/messages/admin/fi/quotes.ts';
import styles from './quotes.module.css';
import { type TypedReply, typedTotals } from './reply-form.ts';

/** The sums of what is typed, always in sight below the form. */
export function TotalBar({ typed, listPrices }: { typed: TypedReply; listPrices: Record<string, Cents> }) {
  const t = useTexts(fi, en);
  const { list, discount, credit, toPay } = typedTotals(typed, listPrices);
  return (
    <div className={styles.total}>
      <dl className="strip">
        <div>
          <dt>{t('quotes.sum.list')}</dt>
          <dd className="num">{formatEuros(list)}</dd>
        </div>
        <div>
          <dt>{t('quotes.sum.discount')}</dt>
          <dd className="num">{formatEuros(discount)}</dd>
        </div>
        <div>
          <dt>{t('quotes.sum.tradeIn')}</dt>
          <dd className="num">{credit === 0 ? formatEuros(credit) : formatEuros(-credit)}</dd>
        </div>
        <div>
          <dt>{t('quotes.sum.toPay')}</dt>
          <dd className="mid">{formatEuros(toPay)}</dd>
        </div>
      </dl>
    </div>
  );
}
