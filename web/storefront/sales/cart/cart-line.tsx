import { Link } from 'react-router';
import { type Cents, formatEuros } from '#domain/base/money.ts';
import { isMarginRate } from '#domain/base/vat.ts';
import { maxAmount } from '#domain/catalog/offers/cart-commands.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import type { SellProblem } from '#domain/catalog/offers/sell-problem.ts';
import { nextBreak, unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import { stockText } from '#web/storefront/catalog/card/stock-text.ts';
import { UnitPrice } from '#web/storefront/catalog/card/unit-price.tsx';
import { FitSlot } from '#web/storefront/catalog/fitment/fit-slot.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { FieldError } from '#web/ui/field/field.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import { Stepper } from '#web/ui/stepper/stepper.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import { changeAmount, removeFromCart } from './change-cart.ts';
import { nameOf } from './fresh-items.ts';
import { saveForLater } from './saved/saved-lines.ts';

type Props = {
  item: CartItem;
  /** Pieces of the same stock in other lines of the sku. */
  taken: number;
  /** Why the line cannot be bought. */
  problem: SellProblem['reason'] | null;
  /** Discount on the whole line; the summary shows the sum. */
  discount: Cents;
  /** Price before the last check. */
  before: Cents | null;
};

export function CartLine({ item, taken, problem, discount, before }: Props) {
  const { t, locale } = useI18n();
  const stock = stockText(item.stock, t, locale);
  // the price of a quantity break is not a reduction
  const reduced = item.price.salePercent !== null && unitOf(item) === item.price.finalPrice.inclTax;
  return (
    <li className={classes('line', (problem === 'outOfStock' || problem === 'quote_only') && 'is-out')}>
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
        <LineFacts item={item} />
        {problem === 'quote_only' ? (
          <>
            <StockLine kind="none">{t('cart.quoteOnlyLine')}</StockLine>
            <TextLink to={inLocale(locale, item.link)}>{t('cart.askForQuote')}</TextLink>
          </>
        ) : (
          <StockLine kind={stock.kind}>{stock.text}</StockLine>
        )}
        <FitSlot sku={item.parentSku ?? item.sku} warnsOnly />
        <BreakHint item={item} />
        <LineNote item={item} taken={taken} problem={problem} before={before} />
        {reduced || (discount > 0 && item.price.lowest30 !== null) ? (
          <span className="small muted">
            <VatText cents={item.price.lowest30 ?? item.price.price} rate={item.vatRate}>
              {(price) => t('catalog.price.lowest30', { price })}
            </VatText>
          </span>
        ) : null}
        <Button
          look="link"
          flush
          className="no-print"
          aria-label={t('cart.saved.saveOf', { name: nameOf(item) })}
          onClick={() => saveForLater(item)}
        >
          {t('cart.saved.save')}
        </Button>
      </div>
      <div className="line-qty">
        <Stepper
          value={item.amount}
          max={Math.max(1, maxAmount(item, taken))}
          label={t('cart.amountOf', { name: nameOf(item) })}
          onChange={(amount) => changeAmount(item.id, amount)}
        />
        <Button
          look="blank"
          square
          aria-label={t('cart.remove', { name: nameOf(item) })}
          onClick={() => removeFromCart(item.id)}
        >
          <Icon name="trash" small />
        </Button>
      </div>
      <LinePrice item={item} reduced={reduced} />
    </li>
  );
}

/** Findings of the last check of this line. */
function LineNote({ item, taken, problem, before }: Omit<Props, 'discount'>) {
  const { t } = useI18n();
  if (problem === 'outOfStock') return <FieldError>{t('cart.lineSoldOut')}</FieldError>;
  if (problem === 'limited') return <FieldError>{t('cart.lineLimited', { count: maxAmount(item, taken) })}</FieldError>;
  return before === null ? null : (
    <span className="small line-news">{t('cart.linePrice', { before: formatEuros(before) })}</span>
  );
}

/** Details of the line besides its name: size, deposit, margin scheme. */
function LineFacts({ item }: { item: CartItem }) {
  const { t } = useI18n();
  const { customization, sizing, deposit, vatRate } = item;
  const facts = [
    customization && sizeText(customization),
    customization && sizing && t('cart.perM2', { price: formatEuros(sizing.perM2) }),
    deposit !== null && t('cart.depositEach', { deposit: formatEuros(deposit) }),
    isMarginRate(vatRate) && !item.isGiftCard && t('cart.marginLine'),
  ];
  return (
    <>
      {facts.map((fact) =>
        fact ? (
          <span key={fact} className="small muted">
            {fact}
          </span>
        ) : null,
      )}
      <UnitPrice item={item} />
    </>
  );
}

/** How many pieces are missing for the next lower price of a piece (price-12). */
function BreakHint({ item }: { item: CartItem }) {
  const { t } = useI18n();
  const next = nextBreak(item.price.finalPrice.inclTax, item.quantityBreaks ?? [], item.amount);
  return next ? (
    <span className="small muted">
      <VatText cents={next.cents} rate={item.vatRate}>
        {(price) => t('cart.nextBreak', { count: next.missing, price })}
      </VatText>
    </span>
  ) : null;
}

function LinePrice({ item, reduced }: { item: CartItem; reduced: boolean }) {
  const { t } = useI18n();
  const { price, amount, vatRate: rate } = item;
  const unit = unitOf(item);
  return (
    <div className="line-tot">
      <b className={classes('num', reduced && 'is-sale')}>
        <span className="sr">{t(reduced ? 'catalog.price.reduced' : 'catalog.price.now')} </span>
        <VatText cents={unit * amount} rate={rate} />
      </b>
      {reduced ? (
        <div className="small">
          <s className="muted num">
            <span className="sr">{t('ui.wasPrice')} </span>
            <VatText cents={price.price * amount} rate={rate} />
          </s>
        </div>
      ) : null}
      {amount > 1 ? (
        <div className="small muted num">
          <VatText cents={unit} rate={rate}>
            {(each) => t('cart.each', { price: each })}
          </VatText>
        </div>
      ) : null}
      {isMarginRate(rate) ? null : <div className="small muted vat-ex">{t('catalog.price.withoutVat')}</div>}
    </div>
  );
}
