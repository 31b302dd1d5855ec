import type { Label } from '#domain/catalog/product.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Badge } from '#storefront/ui/badge/badge.tsx';

/** Badges on the picture: the discount, then new, campaign and outlet. */
export function Labels({ labels, discountPercent }: { labels: Label[]; discountPercent: number | null }) {
  const { t } = useI18n();
  if (labels.length === 0 && discountPercent === null) return null;
  return (
    <div className="card-labels">
      {discountPercent !== null && <Badge kind="sale">{t('catalog.discount', { percent: discountPercent })}</Badge>}
      {labels.map((label) => (
        <Badge key={label} kind={label === 'new' ? 'new' : 'plain'}>
          {t(`catalog.label.${label}`)}
        </Badge>
      ))}
    </div>
  );
}
