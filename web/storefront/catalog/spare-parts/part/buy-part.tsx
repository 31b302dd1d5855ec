import { useState } from 'react';
import { formatEuros } from '#domain/base/money.ts';
import { MAX_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { storeNames } from '#web/messages/store-names.ts';
import { links } from '#web/storefront/base/links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { useAmountInCart, usePurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import partsSearchStyles from '#web/storefront/catalog/spare-parts/search/parts-search.module.css';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import { Stepper } from '#web/ui/stepper/stepper.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import { buyParts, quotedPart } from '../buy-parts.ts';
import { partStockText } from '../part-stock-text.ts';
import partStyles from './part.module.css';
import type { PartDelivery } from './part-data.ts';

type Props = { part: SparePartHit; isStockFetched: boolean; deliveries: readonly PartDelivery[] };

/** Price, stock, amount, buy and quote buttons, and the delivery methods of a part. */
export function BuyPart({ part, isStockFetched, deliveries }: Props) {
  const { t, locale } = useI18n();
  const actions = usePurchaseActions();
  const [amount, setAmount] = useState(1);
  const [isRefused, setRefused] = useState(false);
  const inCart = useAmountInCart(part.sku);
  const { isSold, replacedBy, finalPrice, vatRate, productCode: code } = part;
  const stock = partStockText(part, isStockFetched, t, locale);
  const isReplaced = replacedBy.length > 0;
  return (
    <div className={partStyles.buy}>
      <Price
        size="xl"
        now={<VatText cents={finalPrice?.inclTax} rate={vatRate} />}
        vat={
          finalPrice && (
            <span className="price-vat">
              <span className="vat-in">{t('parts.page.inclVat', { rate: String(vatRate).replace('.', ',') })}</span>
              <span className="vat-ex">{t('parts.page.exclVat')}</span>
            </span>
          )
        }
      />
      <div role="status">
        <StockLine kind={stock.kind}>{stock.text}</StockLine>
      </div>
      {isSold && (
        <div className="action-row">
          <Stepper
            big
            value={amount}
            max={MAX_AMOUNT}
            label={t('parts.amountOf', { code })}
            onChange={setAmount}
            onRefuse={setRefused}
          />
          <Button
            look="transactional"
            size="l"
            onClick={() => isRefused || buyParts([{ part, amount }], locale, actions)}
          >
            {t('parts.page.add')}
          </Button>
        </div>
      )}
      {!isReplaced && <QuoteButton part={part} amount={isRefused ? null : amount} />}
      {inCart > 0 && <p className={classes('small', partsSearchStyles.in)}>{t('parts.inCart', { count: inCart })}</p>}
      {isSold && (
        <ul className="icon-list">
          {deliveries.map(({ id, label, price }) => (
            <li key={id}>
              <Icon name="truck" small />
              <span>
                {label}, <span className="num">{formatEuros(price)}</span>
              </span>
            </li>
          ))}
          <li>
            <Icon name="store" small />
            <span>{t('parts.page.pickup', { stores: storeNames(locale) })}</span>
          </li>
          {/* a consumer's right, which companies, who see prices without VAT, do not have */}
          <li className="vat-in">
            <Icon name="return" small />
            <span>{t('parts.page.returns')}</span>
          </li>
        </ul>
      )}
    </div>
  );
}

/** Adds to the quote cart unless the amount is invalid (null). Without JavaScript a link to a form for this part. */
function QuoteButton({ part, amount }: { part: SparePartHit; amount: number | null }) {
  const { t, locale } = useI18n();
  const { addToQuote } = usePurchaseActions();
  const { isSold } = part;
  const style = isSold
    ? ({ look: 'outline', size: 'm', wide: true } as const)
    : ({ look: 'transactional', size: 'l', wide: true } as const);
  const content = (
    <>
      <Icon name="clipboard" small />
      {isSold ? t('parts.toQuote') : t('parts.quote')}
    </>
  );
  return useHydrated() ? (
    <Button {...style} onClick={() => amount === null || addToQuote([quotedPart({ part, amount })], locale)}>
      {content}
    </Button>
  ) : (
    <a className={buttonClass(style)} href={links(locale).quoteCart(part.sku)}>
      {content}
    </a>
  );
}
