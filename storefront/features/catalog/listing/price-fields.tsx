import { type Cents, eurosFromCents } from '#domain/base/money.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Button } from '#storefront/ui/button/button.tsx';

type Props = { min: Cents | null; max: Cents | null; lowest: number; highest: number };

/** Lowest and highest price in euros; sent with Enter or the button. The range of the listing stands as the hint. */
export function PriceFields({ min, max, lowest, highest }: Props) {
  const { t } = useI18n();
  const field = (name: 'min' | 'max', label: string, value: Cents | null, hint: number) => (
    <input
      className="input num"
      name={name}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      placeholder={hint.toLocaleString('fi-FI')}
      defaultValue={value === null ? '' : eurosFromCents(value)}
    />
  );
  return (
    <div className="stack-2">
      <div className="range">
        {field('min', t('catalog.facets.priceMin'), min, lowest)}
        <span aria-hidden="true">–</span>
        {field('max', t('catalog.facets.priceMax'), max, highest)}
      </div>
      <Button look="outline" size="s" type="submit">
        {t('catalog.facets.apply')}
      </Button>
    </div>
  );
}
