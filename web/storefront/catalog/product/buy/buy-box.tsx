import { type RefObject, Suspense } from 'react';
import { formatEuros } from '#domain/base/money.ts';
import type { Variant } from '#domain/catalog/products/product.ts';
import { weekdayDateText } from '#web/messages/dates.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Labels } from '#web/storefront/catalog/card/labels.tsx';
import { PriceText } from '#web/storefront/catalog/card/price-text.tsx';
import { WishButton } from '#web/storefront/catalog/card/wish-button.tsx';
import { CompareSingle } from '#web/storefront/catalog/compare/compare-box.tsx';
import { Arrival } from '#web/storefront/catalog/stock/arrival.tsx';
import { StoreAvailability } from '#web/storefront/catalog/stock/store-availability.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { IconName } from '#web/ui/icon/icon-names.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { TextLink } from '#web/ui/link/link.tsx';
import { Rating } from '#web/ui/rating/rating.tsx';
import type { Delivery, ProductData, ProductView } from '../product-view.ts';
import { ServerHtml } from '../server-html.tsx';
import styles from './buy-box.module.css';
import { BuyButton } from './buy-button.tsx';
import { OptionPicker } from './option-picker.tsx';
import { QuantityPrices } from './quantity-prices.tsx';
import { SizePicker } from './size-picker.tsx';
import type { Choice } from './use-chosen-variant.ts';
import type { Purchase } from './use-purchase.ts';
import { Ways } from './ways.tsx';

const FitMark = lazyComponent(() => import('#web/storefront/catalog/fitment/fit-mark.tsx'));

/** The product line that is sold up to its stock only (stock-2). */
const STOCK_LIMITED = 2;

type Props = {
  product: ProductView;
  chosen: Variant;
  choice: Choice;
  purchase: Purchase;
  delivery: Delivery;
  html: ProductData['html'];
  buttonRef: RefObject<HTMLDivElement | null>;
};

/** Name, price, options, buy button, stock per store and delivery (product-1). */
export function BuyBox({ product, chosen, choice, purchase, delivery, html, buttonRef }: Props) {
  const { t, locale } = useI18n();
  const hydrated = useHydrated();
  const { stock } = chosen;
  const watchLinks = html.watchLinks[chosen.sku];
  const facts = html.facts[chosen.sku];
  const { variants } = product;
  return (
    <div className={styles.buy}>
      <BuyHead product={product} chosen={chosen} />
      <div className="stack-2">
        <PriceText price={chosen.price} saleMode={product.saleMode} large sizePriced={product.customization !== null} />
        {chosen.quantityBreaks && <QuantityPrices chosen={chosen} breaks={chosen.quantityBreaks} />}
        {purchase.kind === 'deposit' && <Deposit product={product} chosen={chosen} />}
      </div>
      {product.fits && (
        <div className={classes('no-print', styles.fit)}>
          <Suspense>{hydrated && <FitMark sku={product.sku} asks />}</Suspense>
        </div>
      )}
      {facts && <ServerHtml className="stack-2" html={facts} />}
      <OptionPicker product={product} chosen={chosen} choice={choice} requests={purchase.choiceRequests} />
      {product.customization && purchase.unsized && purchase.kind !== 'none' && (
        <SizePicker
          customization={product.customization}
          item={purchase.unsized}
          typed={purchase.size}
          onType={purchase.setSize}
          sizeRequests={purchase.sizeRequests}
        />
      )}
      <div ref={buttonRef}>
        <BuyButton key={chosen.sku} product={product} chosen={chosen} purchase={purchase}>
          <WishButton sku={chosen.sku} next={links(locale).product(product.slug, chosen.sku)} />
          <CompareSingle
            sku={variants.length > 1 ? product.sku : chosen.sku}
            name={product.name}
            keys={product.compareKeys}
          />
          {watchLinks && <ServerHtml className={styles.links} html={watchLinks} />}
          <Ways className={styles.links} html={html.quiet} product={product} chosen={chosen} />
        </BuyButton>
      </div>
      {html.vehicle && <Ways className="stack-2" html={html.vehicle} product={product} chosen={chosen} />}
      {chosen.productLine === STOCK_LIMITED && stock.qty > 0 && !product.used && (
        <p className="small">{t('product.limited', { count: stock.qty })}</p>
      )}
      {/* the stock of a size that nobody chose would mislead */}
      {!choice.missing && !chosen.price.isVoucher && <StoreAvailability stock={stock} query={delivery.query} />}
      <DeliveryFacts chosen={chosen} delivery={delivery} kind={purchase.kind} />
    </div>
  );
}

function BuyHead({ product, chosen }: Pick<Props, 'product' | 'chosen'>) {
  const { t, locale } = useI18n();
  const { brand, brandSlug, variants } = product;
  return (
    <div className="stack-2">
      <Labels
        labels={product.labels}
        tags={product.labelTags}
        saleMode={product.saleMode}
        discountPercent={chosen.price.discountPercent}
      />
      <p className={classes('small', styles.top)}>
        {brandSlug ? <TextLink to={links(locale).brand(brandSlug)}>{brand}</TextLink> : <span>{brand}</span>}
        <span className={classes('muted num', styles.ids)}>
          <span>{t('product.sku', { sku: chosen.sku })}</span>
          {variants.length > 1 && chosen.ean && <span>{t('product.ean', { ean: chosen.ean })}</span>}
        </span>
      </p>
      <h1 lang={product.lang}>{product.name}</h1>
      <Rating score={product.reviewScore} count={product.reviewCount} full />
    </div>
  );
}

function Deposit({ product, chosen }: Pick<Props, 'product' | 'chosen'>) {
  const { t } = useI18n();
  const price = chosen.price.final?.inclTax ?? 0;
  const now = Math.min(product.depositCents ?? 0, price);
  return (
    <p className={styles.deposit}>
      <Icon name="lock" small />
      <span>{t('product.deposit', { now: formatEuros(now), rest: formatEuros(price - now) })}</span>
    </p>
  );
}

type FactsProps = Pick<Props, 'chosen' | 'delivery'> & { kind: Purchase['kind'] };

function DeliveryFacts({ chosen: { stock }, delivery, kind }: FactsProps) {
  const { t, locale } = useI18n();
  const isSold = kind === 'buy' || kind === 'deposit';
  return (
    <ul className="icon-list">
      {stock.stockStatus === 'backorder' && isSold && <Fact icon="parcel">{t('product.backorder')}</Fact>}
      {stock.qty === 0 && stock.nextDeliveryDate && (
        <Fact icon="clock">{t('product.nextDelivery', { date: weekdayDateText(stock.nextDeliveryDate, locale) })}</Fact>
      )}
      {isSold && delivery.from && <Fact icon="truck">{delivery.from}</Fact>}
      {delivery.days && isSold && stock.stockStatus === 'inStock' && (
        <Fact icon="clock">
          <Arrival days={delivery.days} withChristmas />
        </Fact>
      )}
      {kind !== 'none' && delivery.pickup && <Fact icon="store">{delivery.pickup}</Fact>}
      {isSold && (
        <Fact icon="return" className="vat-in">
          {delivery.returns}
        </Fact>
      )}
    </ul>
  );
}

/** `className`: `vat-in` hides a consumer's right from companies, who see prices without VAT. */
function Fact({ icon, className, children }: { icon: IconName; className?: string; children: React.ReactNode }) {
  return (
    <li className={className}>
      <Icon name={icon} small />
      <span>{children}</span>
    </li>
  );
}
