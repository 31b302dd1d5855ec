import { formatEuros } from '#domain/base/money.ts';
import { isMarginRate, netOf } from '#domain/base/vat.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { paidByCards } from '#web/storefront/sales/cart/deal/used-cards.tsx';
import { TotalsRows } from '#web/storefront/sales/cart/totals-rows.tsx';
import styles from '#web/storefront/sales/checkout/checkout.module.css';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import type { Basket } from '../basket/basket.ts';
import { useCheckoutForm } from '../form/form-context.tsx';
import { LineText } from './line-text.tsx';

type Props = { basket: Basket; hasMethod: boolean };

/** The lines in a compact list: picture, name, pieces, price (a company's without VAT, company-6); then their gifts. */
export function MiniLines({ basket: { items, gifts } }: { basket: Basket }) {
  const { t } = useI18n();
  const { draft } = useCheckoutForm();
  const isNet = draft.customerType === 'company';
  return (
    <ul className="mini-list">
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a quote may name a sku twice
        <li key={i} className="mini">
          <Picture image={item.image ? { id: item.image } : null} sizes="3.5rem" alt="" className="ph" />
          <span>
            <b>{item.title}</b>
            <LineText line={item} />
            {item.price.salePercent === null ? null : (
              <span className="muted mini-row">
                {t('catalog.price.lowest30', { price: formatEuros(item.price.lowest30 ?? item.price.price) })}
              </span>
            )}
          </span>
          <span className="num">
            {formatEuros(isNet ? netOf(unitOf(item) * item.amount, item.vatRate) : unitOf(item) * item.amount)}
            {isNet && !isMarginRate(item.vatRate) && (
              <span className="small muted mini-row">{t('catalog.price.withoutVat')}</span>
            )}
          </span>
        </li>
      ))}
      {gifts.map(({ sku, title, image, amount }) => (
        <li key={sku} className="mini">
          <Picture image={image ? { id: image } : null} sizes="3.5rem" alt="" className="ph" />
          <span>{amount > 1 ? t('cart.gifts', { name: title, count: amount }) : t('cart.gift', { name: title })}</span>
          <span className="num">{formatEuros(0)}</span>
        </li>
      ))}
    </ul>
  );
}

const useDelivery = (hasMethod: boolean) => {
  const { t } = useI18n();
  return hasMethod
    ? ({ kind: 'price' } as const)
    : ({ kind: 'words', text: t('checkout.chooseDelivery').toLowerCase() } as const);
};

/** Beside the form on wide screens. */
export function OrderAside({ basket, hasMethod }: Props) {
  const { t } = useI18n();
  const { draft } = useCheckoutForm();
  return (
    <aside className="sum desk" aria-label={t('checkout.yourOrder')}>
      <div className="sum-box">
        <h2>{t('checkout.yourOrder')}</h2>
        <MiniLines basket={basket} />
        <TotalsRows
          totals={basket.totals}
          names={basket.names}
          cards={paidByCards(basket.giftCards, basket.totals.giftCard)}
          delivery={useDelivery(hasMethod)}
          followsVatChoice={draft.customerType === 'company'}
        />
      </div>
      {draft.customerType === 'private' ? (
        <p className="small muted sum-note">
          <Icon name="return" small />
          {t('checkout.assurance')}
        </p>
      ) : null}
    </aside>
  );
}

/** Collapsed above the form on phones. */
export function OrderFold({ basket, hasMethod }: Props) {
  const { t } = useI18n();
  const { draft } = useCheckoutForm();
  const { totals, names, giftCards } = basket;
  return (
    <details className={classes('sum-box', styles.fold)}>
      <summary>
        <span>{t('checkout.yourOrderPieces', { count: totals.pieces })}</span>
        <span className={styles.foldTotal}>
          <span className="num">{formatEuros(totals.total)}</span>
          <Icon name="chevron-down" small />
        </span>
      </summary>
      <div className={styles.foldBody}>
        <MiniLines basket={basket} />
        <TotalsRows
          totals={totals}
          names={names}
          cards={paidByCards(giftCards, totals.giftCard)}
          delivery={useDelivery(hasMethod)}
          followsVatChoice={draft.customerType === 'company'}
        />
      </div>
    </details>
  );
}
