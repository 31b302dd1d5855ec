import type { RefObject } from 'react';
import { formatEuros } from '#domain/base/money.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { isBrandCategory } from '#domain/catalog/category.ts';
import type { Product, Variant } from '#domain/catalog/product.ts';
import { weekdayDateText } from '#storefront/i18n/dates.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import type { IconName } from '#storefront/ui/icon/icon-names.ts';
import { TextLink } from '#storefront/ui/link/link.tsx';
import { Rating } from '#storefront/ui/rating/rating.tsx';
import { PriceText } from '../card/price-text.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { OptionPicker } from './option-picker.tsx';
import type { Delivery } from './product-data.ts';
import { StoreAvailability } from './store-availability.tsx';

type Props = {
  product: Product;
  chosen: Variant;
  onChoose: (variant: Variant) => void;
  item: CartItem | undefined;
  delivery: Delivery;
  buttonRef: RefObject<HTMLDivElement | null>;
};

const brandSlug = (product: Product) => product.categories.find(isBrandCategory)?.path.slice('brandit/'.length);

/** Everything one needs to buy: name, price, choice, button, stock per store, delivery. */
export function BuyBox({ product, chosen, onChoose, item, delivery, buttonRef }: Props) {
  const { t, locale } = useI18n();
  const slug = brandSlug(product);
  const { stock } = chosen;
  return (
    <div className="buy">
      <div className="stack-2">
        <p className="buy-top small">
          {slug ? <TextLink to={links(locale).brand(slug)}>{product.brand}</TextLink> : <span>{product.brand}</span>}
          <span className="muted num">{t('catalog.product.sku', { sku: chosen.sku })}</span>
        </p>
        <h1 lang={product.lang}>{product.name}</h1>
        <Rating score={product.reviewScore} count={product.reviewCount} full />
      </div>
      <PriceText price={chosen.price} large />
      <OptionPicker product={product} chosen={chosen} onChoose={onChoose} />
      <div ref={buttonRef}>
        <AddToCart key={chosen.sku} item={item} />
      </div>
      {chosen.productLine === 2 && stock.qty > 0 && (
        <p className="small">{t('catalog.product.limited', { count: stock.qty })}</p>
      )}
      <StoreAvailability stock={stock} />
      <ul className="buy-list">
        {stock.nextDeliveryDate && (
          <Fact icon="clock">
            {t('catalog.product.nextDelivery', { date: weekdayDateText(stock.nextDeliveryDate, locale) })}
          </Fact>
        )}
        {delivery.from !== null && (
          <Fact icon="truck">{t('catalog.product.deliveryFrom', { price: formatEuros(delivery.from) })}</Fact>
        )}
        {delivery.pickup && <Fact icon="store">{t('catalog.product.pickupOnly')}</Fact>}
        <Fact icon="return">{t('catalog.product.returns')}</Fact>
      </ul>
    </div>
  );
}

function Fact({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li>
      <Icon name={icon} small />
      <span>{children}</span>
    </li>
  );
}
