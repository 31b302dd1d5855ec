import { Link } from 'react-router';
import type { WishLine } from '#backend/customers/wish-lists/service.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import { missingPriceText } from '#web/storefront/catalog/card/price-text.tsx';
import { stockText } from '#web/storefront/catalog/card/stock-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';

/** Name of an item with variation and size, as plain text. */
export const wishName = ({ title, variationName, customization }: WishLine): string =>
  [title, variationName, customization && sizeText(customization)].filter(Boolean).join(', ');

/** Whether an item can be bought as it is. */
export const canBuy = ({ problem }: WishLine): boolean => problem === null || problem === 'limited';

export function WishPicture({ line }: { line: WishLine }) {
  return (
    <div className="line-pic">
      {line.isPart ? (
        <Icon name="part" />
      ) : (
        <Picture image={line.image ? { id: line.image } : null} sizes="6.5rem" alt="" />
      )}
    </div>
  );
}

/** Name, size and availability of an item; `children` below. */
export function WishInfo({ line, children }: { line: WishLine; children?: React.ReactNode }) {
  const { t, locale } = useI18n();
  const { title, variationName, customization, link, sku, stock, problem, price } = line;
  const said = stock && stockText(stock, t, locale);
  return (
    <div className="line-info">
      {link ? <Link to={inLocale(locale, link)}>{title}</Link> : <b>{title}</b>}
      {variationName && <span className="small muted">{variationName}</span>}
      {customization && <span className="small muted">{sizeText(customization)}</span>}
      {!line.isPart && <span className="small muted num">{t('wishes.code', { sku })}</span>}
      {said && problem !== 'quote_only' && <StockLine kind={said.kind}>{said.text}</StockLine>}
      {problem && problem !== 'outOfStock' && (
        <StockLine kind={problem === 'limited' ? 'later' : 'none'}>{t(`wishes.problem.${problem}`)}</StockLine>
      )}
      {price?.lowest30 != null && (
        <span className="small muted">
          <VatText cents={price.lowest30} rate={price.vatRate}>
            {(text) => t('catalog.price.lowest30', { price: price.perM2 ? t('wishes.perM2', { price: text }) : text })}
          </VatText>
        </span>
      )}
      {children}
    </div>
  );
}

/** Current price of one piece. */
export function WishPrice({ line: { price, noPrice } }: { line: WishLine }) {
  const { t, locale } = useI18n();
  if (!price) return <div className="line-tot num">{missingPriceText(noPrice, t, locale)}</div>;
  const { now, was, vatRate: rate, perM2 } = price;
  const unit = (text: string) => (perM2 ? t('wishes.perM2', { price: text }) : text);
  return (
    <div className="line-tot">
      <b className={classes('num', was !== null && 'is-sale')}>
        <span className="sr">{t(was === null ? 'catalog.price.now' : 'catalog.price.reduced')} </span>
        <VatText cents={now} rate={rate}>
          {unit}
        </VatText>
      </b>
      {was !== null && (
        <div className="small">
          <s className="muted num">
            <span className="sr">{t('ui.wasPrice')} </span>
            <VatText cents={was} rate={rate}>
              {unit}
            </VatText>
          </s>
        </div>
      )}
    </div>
  );
}
