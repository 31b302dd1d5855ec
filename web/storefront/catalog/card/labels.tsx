import type { Label, SaleMode } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Badge } from '#web/ui/badge/badge.tsx';

type Props = {
  labels: Label[];
  discountPercent: number | null;
  /** The shop's own short marks. */
  tags: string[];
  saleMode: SaleMode;
};

/** Badges on the picture: the discount, how it is sold unless in the ordinary way, then labels and the shop's own marks. */
export function Labels({ labels, discountPercent, tags, saleMode }: Props) {
  const { t } = useI18n();
  const sold = saleMode !== 'buy';
  const shown = labels.map((label) => t(`catalog.label.${label}`));
  // the shop marks by hand what a label says already: once is enough
  const own = tags.filter((tag) => !shown.some((text) => text.toLowerCase() === tag.toLowerCase()));
  if (labels.length + tags.length === 0 && discountPercent === null && !sold) return null;
  return (
    <div className="card-labels">
      {discountPercent !== null && <Badge kind="sale">{t('catalog.discount', { percent: discountPercent })}</Badge>}
      {sold && <Badge>{t(`catalog.mode.${saleMode}`)}</Badge>}
      {labels.map((label, i) => (
        <Badge key={label} kind={label === 'new' ? 'new' : 'plain'}>
          {shown[i]}
        </Badge>
      ))}
      {own.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </div>
  );
}
