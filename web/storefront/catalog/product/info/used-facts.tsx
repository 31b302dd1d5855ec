import type { TradeIn } from '#domain/catalog/products/product.ts';
import { shop } from '#shop.config';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from './product-info.module.css';

/** The facts of a used machine: year, use, condition, store and margin-scheme VAT (product-6). */
export function UsedFacts({
  tradeIn: { year, hours, kilometres, condition, store, marginScheme },
}: {
  tradeIn: TradeIn;
}) {
  const { t, locale } = useI18n();
  const number = new Intl.NumberFormat(locale);
  const place = shop.stores.find(({ id }) => id === store)?.name ?? store;
  const rows = [
    { term: t('info.used.year'), value: String(year) },
    ...(hours === null ? [] : [{ term: t('info.used.hours'), value: `${number.format(hours)} h` }]),
    ...(kilometres === null ? [] : [{ term: t('info.used.kilometres'), value: `${number.format(kilometres)} km` }]),
    { term: t('info.used.condition'), value: t(`catalog.used.${condition}`) },
    { term: t('info.used.store'), value: place },
  ];
  return (
    <>
      <dl className={styles.used} aria-label={t('info.used')}>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {marginScheme && <p className="small muted">{t('info.used.margin')}</p>}
    </>
  );
}
