import { Link } from 'react-router';
import type { SharedLine } from '#backend/sales/shared-carts/service.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import { stockText } from '#web/storefront/catalog/card/stock-text.ts';
import { UnitPrice } from '#web/storefront/catalog/card/unit-price.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';

/** A line of a shared cart: the item, its current price and availability. */
export function SharedLineRow({ line: { item, wanted, problem } }: { line: SharedLine }) {
  const { t, locale } = useI18n();
  const stock = stockText(item.stock, t, locale);
  const { price, amount, vatRate } = item;
  const reduced = price.salePercent !== null && unitOf(item) === price.finalPrice.inclTax;
  const isOut = problem === 'outOfStock' || problem === 'quote_only';
  return (
    <li className={classes('line', isOut && 'is-out')}>
      <div className="line-pic">
        {item.sparePart ? (
          <Icon name="part" />
        ) : (
          <Picture image={item.image ? { id: item.image } : null} sizes="6.5rem" alt="" />
        )}
      </div>
      <div className="line-info">
        <Link to={inLocale(locale, item.link)}>{item.title}</Link>
        {item.variationName ? <span className="small muted">{item.variationName}</span> : null}
        {item.customization ? <span className="small muted">{sizeText(item.customization)}</span> : null}
        {isOut ? (
          <StockLine kind="none">{t(problem === 'quote_only' ? 'shared.quoteOnly' : 'shared.outOfStock')}</StockLine>
        ) : (
          <StockLine kind={stock.kind}>{stock.text}</StockLine>
        )}
        {problem === 'limited' ? (
          <span className="small">{t('shared.fewer', { wanted, available: amount })}</span>
        ) : null}
        {reduced ? (
          <span className="small muted">
            <VatText cents={price.lowest30 ?? price.price} rate={vatRate}>
              {(cents) => t('catalog.price.lowest30', { price: cents })}
            </VatText>
          </span>
        ) : null}
      </div>
      <span className="line-qty num">{t('shared.pieces', { count: amount })}</span>
      <div className="line-tot">
        <b className={classes('num', reduced && 'is-sale')}>
          <VatText cents={unitOf(item) * amount} rate={vatRate} />
        </b>
        {amount > 1 ? (
          <div className="small muted num">
            <VatText cents={unitOf(item)} rate={vatRate}>
              {(each) => t('cart.each', { price: each })}
            </VatText>
          </div>
        ) : null}
        <UnitPrice item={item} />
      </div>
    </li>
  );
}
