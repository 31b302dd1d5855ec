import { formatEuros } from '#domain/base/money.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import type { CartTotals } from '#domain/cart/price-cart.ts';
import { TotalsRows } from '#storefront/features/cart/totals-rows.tsx';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Picture } from '#storefront/ui/picture/picture.tsx';
import { LineText } from './line-text.tsx';

type Props = { items: readonly CartItem[]; totals: CartTotals; hasMethod: boolean };

/** The lines in small: picture, name, pieces, price. */
export function MiniLines({ items }: { items: readonly CartItem[] }) {
  const { t } = useI18n();
  return (
    <ul className="mini-list">
      {items.map((item) => (
        <li key={item.id} className="mini">
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
          <span className="num">{formatEuros(item.price.finalPrice.inclTax * item.amount)}</span>
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
export function OrderAside({ items, totals, hasMethod }: Props) {
  const { t } = useI18n();
  return (
    <aside className="sum desk" aria-label={t('checkout.yourOrder')}>
      <div className="sum-box">
        <h2>{t('checkout.yourOrder')}</h2>
        <MiniLines items={items} />
        <TotalsRows totals={totals} delivery={useDelivery(hasMethod)} />
      </div>
      <p className="small muted sum-note">
        <Icon name="return" small />
        {t('checkout.assurance')}
      </p>
    </aside>
  );
}

/** Folded above the form on phones. */
export function OrderFold({ items, totals, hasMethod }: Props) {
  const { t } = useI18n();
  return (
    <details className="fold sum-box">
      <summary>
        <span>{t('checkout.yourOrderPieces', { count: totals.pieces })}</span>
        <span className="fold-total">
          <span className="num">{formatEuros(totals.total)}</span>
          <Icon name="chevron-down" small />
        </span>
      </summary>
      <div className="fold-body">
        <MiniLines items={items} />
        <TotalsRows totals={totals} delivery={useDelivery(hasMethod)} />
      </div>
    </details>
  );
}
