import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './listing.module.css';
import type { FacetGroup } from './view/listing-view.ts';

/** Lowest and highest price in euros, sent by Enter or the button. The placeholders are the price range of the listing. */
export function PriceFields({ min, max, lowest, highest }: NonNullable<FacetGroup['price']>) {
  const { t } = useI18n();
  const field = (name: 'min' | 'max', label: string, value: string, hint: string) => (
    <input
      className="input num"
      name={name}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      placeholder={hint}
      defaultValue={value}
    />
  );
  return (
    <div className="stack-2">
      <div className={styles.range}>
        {field('min', t('catalog.facets.priceMin'), min, lowest)}
        <span aria-hidden="true">–</span>
        {field('max', t('catalog.facets.priceMax'), max, highest)}
      </div>
      <p className="hint vat-ex">{t('catalog.facets.priceVat')}</p>
      <Button look="outline" size="s" type="submit">
        {t('catalog.facets.apply')}
      </Button>
    </div>
  );
}
