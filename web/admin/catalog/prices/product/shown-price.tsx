import { type Cents, formatEuros } from '#domain/base/money.ts';
import { discountPercent } from '#domain/base/percent.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/prices.ts';
import fi from '#web/messages/admin/fi/prices.ts';
import styles from './prices.module.css';

/** A price as the listing and the product page show it: the percentage counts from the lowest price of 30 days (price-4). */
export function ShownPrice({ price, lowest30 }: { price: Cents | null; lowest30: Cents | null }) {
  const t = useTexts(fi, en);
  const percent = discountPercent(lowest30, price);
  if (price === null) return <p>{t('prices.none')}</p>;
  return (
    <p className={styles.shown}>
      <strong className={percent === null ? styles.price : styles.reduced}>{formatEuros(price)}</strong>
      {percent !== null && lowest30 !== null && (
        <>
          <s>{formatEuros(lowest30)}</s>
          <span className="tag pct">−{percent} %</span>
          <span className="num">{t('prices.lowestIs', { price: formatEuros(lowest30) })}</span>
        </>
      )}
    </p>
  );
}
