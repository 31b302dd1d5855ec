import { type ComponentProps, useState } from 'react';
import type { Sku } from '#domain/base/ids.ts';
import { MAX_AMOUNT } from '#domain/catalog/offers/cart-commands.ts';
import { splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';
import type { SparePartHit } from '#domain/catalog/spare-parts/part.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { useAmountInCart, usePurchaseActions } from '#web/storefront/catalog/purchase/purchase-actions.ts';
import styles from '#web/storefront/catalog/spare-parts/search/parts-search.module.css';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ItemRow } from '#web/ui/item-rows/item-rows.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import { Stepper } from '#web/ui/stepper/stepper.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import { buyParts, quotedPart } from './buy-parts.ts';
import { PartCode } from './part-code.tsx';
import { partStockText } from './part-stock-text.ts';
import { PartGroup, SupplierText } from './supplier-text.tsx';

type Props = {
  part: SparePartHit;
  /** The query, to mark its match. */
  query?: string;
  /** Whether the stock has been fetched, even in vain. */
  isStockFetched?: boolean;
  /** Its number in a drawing. */
  place?: Pick<ComponentProps<typeof ItemRow>, 'id' | 'lead' | 'marked'> & { note?: string };
};

/** A row of a part: it can be bought, be quoted, or links to its replacement. */
export function PartRow({ part, query, isStockFetched = true, place = {} }: Props) {
  const { t, locale } = useI18n();
  const actions = usePurchaseActions();
  const [amount, setAmount] = useState(1);
  const [isRefused, setRefused] = useState(false);
  const inCart = useAmountInCart(part.sku);
  const { productCode: code, isSold, replacedBy, finalPrice } = part;
  const stock = partStockText(part, isStockFetched, t, locale);
  const add = () => {
    if (isRefused) return;
    void buyParts([{ part, amount }], locale, actions);
    setAmount(1);
  };
  return (
    <ItemRow
      id={place.id}
      lead={place.lead}
      marked={place.marked}
      inCart={inCart > 0}
      code={<PartCode part={part} {...(query === undefined ? {} : { query })} />}
      name={<SupplierText>{part.name.default}</SupplierText>}
      note={<PartNote part={part} inCart={inCart} {...(place.note && { fallback: place.note })} />}
      group={part.supplier}
      price={
        <span data-own-price={part.sku}>
          <VatText cents={finalPrice?.inclTax} rate={part.vatRate} />
        </span>
      }
      stock={<StockLine kind={stock.kind}>{stock.text}</StockLine>}
      amount={
        isSold && (
          <Stepper
            value={amount}
            max={MAX_AMOUNT}
            label={t('parts.amountOf', { code })}
            onChange={setAmount}
            onRefuse={setRefused}
          />
        )
      }
      action={
        isSold ? (
          <span className={styles.acts}>
            <Button look="transactional" size="s" quiet aria-label={t('parts.addOf', { code })} onClick={add}>
              {t('parts.add')}
            </Button>
            <Button
              look="blank"
              square
              aria-label={t('parts.toQuoteOf', { code })}
              title={t('parts.toQuote')}
              onClick={() => isRefused || actions.addToQuote([quotedPart({ part, amount })], locale)}
            >
              <Icon name="clipboard" small />
            </Button>
          </span>
        ) : replacedBy.length > 0 ? (
          <ButtonLink
            look="outline"
            size="s"
            to={links(locale).sparePart(replacedBy.length === 1 ? (replacedBy[0] ?? part.sku) : part.sku)}
            aria-label={t('parts.successorOf', { code })}
          >
            {t('parts.successor')}
          </ButtonLink>
        ) : (
          <Button
            look="outline"
            size="s"
            aria-label={t('parts.quoteOf', { code })}
            onClick={() => actions.addToQuote([quotedPart({ part, amount: 1 })], locale)}
          >
            {t('parts.quote')}
          </Button>
        )
      }
    />
  );
}

const codeOf = (sku: Sku) => splitSparePartSku(sku)?.productCode ?? sku;

function PartNote({ part, inCart, fallback }: { part: SparePartHit; inCart: number; fallback?: string }) {
  const { t } = useI18n();
  if (inCart > 0) return <b className={styles.in}>{t('parts.inCart', { count: inCart })}</b>;
  const codes = part.replacedBy.map(codeOf);
  if (codes.length === 1) return t('parts.replacedBy', { code: codes[0] ?? '' });
  if (codes.length > 1) return t('parts.replacedBySeveral', { codes: codes.join(', ') });
  return fallback ?? <PartGroup part={part} />;
}
