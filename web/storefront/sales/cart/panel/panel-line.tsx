import { Link } from 'react-router';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import styles from './cart-panel.module.css';

/** A line of the cart without its controls: picture, name, variant, pieces and price. */
export function PanelLine({ item }: { item: CartItem }) {
  const { t, locale } = useI18n();
  const unit = unitOf(item);
  const variant = [item.variationName, item.customization && sizeText(item.customization)].filter(Boolean).join(', ');
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {item.sparePart ? (
          <Icon name="part" />
        ) : (
          <Picture image={item.image ? { id: item.image } : null} sizes="5rem" alt="" inGrid />
        )}
      </div>
      <div className={styles.name}>
        <Link to={inLocale(locale, item.link)}>{item.title}</Link>
        {variant && <span className="small muted">{variant}</span>}
        <span className="small muted num">{t('cart.panel.pieces', { count: item.amount })}</span>
      </div>
      <b className={styles.price}>
        <VatText cents={unit * item.amount} rate={item.vatRate} />
      </b>
    </li>
  );
}
