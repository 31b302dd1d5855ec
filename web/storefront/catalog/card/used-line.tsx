import type { ProductCard } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import styles from './card.module.css';

/** Year, use and condition of a used machine, such as "2019 · 410 h · 3 200 km · Hyvä" (product-6). */
export function UsedLine({ used }: { used: NonNullable<ProductCard['used']> }) {
  const { t, locale } = useI18n();
  const { year, hours, kilometres, condition } = used;
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const parts = [
    String(year),
    hours !== null && t('catalog.used.hours', { hours: number(hours) }),
    kilometres !== null && t('catalog.used.kilometres', { kilometres: number(kilometres) }),
    t(`catalog.used.${condition}`),
  ];
  return <p className={styles.var}>{parts.filter(Boolean).join(' · ')}</p>;
}
