import type { Label, SaleMode } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Badge } from '#web/ui/badge/badge.tsx';
import styles from './card.module.css';

type Props = {
  labels: Label[];
  discountPercent: number | null;
  /** Short tags that staff add by hand. */
  tags: string[];
  saleMode: SaleMode;
};

/** Badges on a picture: discount, sale mode unless it is an ordinary sale, labels, tags. */
export function Labels({ labels, discountPercent, tags, saleMode }: Props) {
  const { t } = useI18n();
  const isSpecialMode = saleMode !== 'buy';
  const labelTexts = labels.map((label) => t(`catalog.label.${label}`));
  // staff sometimes add a tag with the text of a label
  const ownTags = tags.filter((tag) => !labelTexts.some((text) => text.toLowerCase() === tag.toLowerCase()));
  if (labels.length + tags.length === 0 && discountPercent === null && !isSpecialMode) return null;
  return (
    <div className={styles.labels}>
      {discountPercent !== null && <Badge kind="sale">{t('catalog.discount', { percent: discountPercent })}</Badge>}
      {isSpecialMode && <Badge>{t(`catalog.mode.${saleMode}`)}</Badge>}
      {labels.map((label, i) => (
        <Badge key={label} kind={label === 'new' ? 'new' : 'plain'}>
          {labelTexts[i]}
        </Badge>
      ))}
      {ownTags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </div>
  );
}
