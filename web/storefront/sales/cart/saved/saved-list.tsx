import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import { sellProblem } from '#domain/catalog/offers/sell-problem.ts';
import { unitOf } from '#domain/catalog/prices/quantity-breaks.ts';
import { sizeText } from '#domain/catalog/prices/size-price.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import { stockText } from '#web/storefront/catalog/card/stock-text.ts';
import { UnitPrice } from '#web/storefront/catalog/card/unit-price.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { VatText } from '#web/ui/price/vat-text.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import { nameOf } from '../fresh-items.ts';
import { forgetSaved, moveToCart, savedStore } from './saved-lines.ts';
import { useSavedItems } from './use-saved-items.ts';

/** Lines saved for later below the cart, at today's price and stock (cart-17). */
export function SavedList() {
  const { t } = useI18n();
  const { items, hasFailed, again } = useSavedItems();
  const moved = useStore(savedStore, (state) => state.moved);
  const said = useRef<HTMLParagraphElement>(null);
  // the pressed button goes with its line
  useEffect(() => {
    if (moved) said.current?.focus();
  }, [moved]);
  const message = moved && t(moved.to === 'saved' ? 'cart.saved.moved' : 'cart.saved.movedBack', { name: moved.name });
  return (
    <div className="stack">
      <p className={message ? 'small' : 'sr'} role="status" tabIndex={-1} ref={said}>
        {message}
      </p>
      {hasFailed ? (
        <p className="small">
          {t('cart.saved.failed')}{' '}
          <Button look="link" flush onClick={again}>
            {t('cart.saved.again')}
          </Button>
        </p>
      ) : null}
      {items.length > 0 ? (
        <section aria-labelledby="saved-for-later">
          <h2 id="saved-for-later">{t('cart.saved')}</h2>
          <ul>
            {items.map((item) => (
              <SavedLine key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function SavedLine({ item }: { item: CartItem }) {
  const { t, locale } = useI18n();
  const stock = stockText(item.stock, t, locale);
  const problem = sellProblem(item, 1)?.reason ?? null;
  const variant = [item.variationName, item.customization && sizeText(item.customization)].filter(Boolean).join(', ');
  return (
    <li className={problem ? 'line is-out' : 'line'}>
      <div className="line-pic">
        {item.sparePart ? (
          <Icon name="part" />
        ) : (
          <Picture image={item.image ? { id: item.image } : null} sizes="6.5rem" alt="" />
        )}
      </div>
      <div className="line-info">
        <Link to={inLocale(locale, item.link)}>{item.title}</Link>
        {variant ? <span className="small muted">{variant}</span> : null}
        <StockLine kind={stock.kind}>{stock.text}</StockLine>
        {item.amount > 1 ? (
          <span className="small muted num">{t('cart.panel.pieces', { count: item.amount })}</span>
        ) : null}
      </div>
      <div className="line-qty">
        {problem ? null : (
          <Button
            look="outline"
            size="s"
            aria-label={t('cart.saved.toCartOf', { name: nameOf(item) })}
            onClick={() => moveToCart(item)}
          >
            {t('cart.saved.toCart')}
          </Button>
        )}
        <Button
          look="blank"
          square
          aria-label={t('cart.remove', { name: nameOf(item) })}
          onClick={() => forgetSaved([item.id])}
        >
          <Icon name="trash" small />
        </Button>
      </div>
      <div className="line-tot">
        <b className="num">
          <VatText cents={unitOf(item)} rate={item.vatRate} />
        </b>
        <UnitPrice item={item} />
      </div>
    </li>
  );
}
