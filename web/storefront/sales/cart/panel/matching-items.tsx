import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Sku } from '#domain/base/ids.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { fetchMatching } from '#web/storefront/catalog/card/fetch-cards.ts';
import { PriceText } from '#web/storefront/catalog/card/price-text.tsx';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { addToCart, useCart } from '../cart-store.ts';
import { lookUp } from '../look-up.ts';
import styles from './cart-panel.module.css';

const SHOWN = 3;

/** Up to three things that go with what was added; nothing when there are none or the server does not respond. */
export function MatchingItems({ sku }: { sku: Sku }) {
  const { t, locale } = useI18n();
  const [cards, setCards] = useState<ProductCard[]>([]);
  // those in the cart when the panel opens are left out; one added from the list stays in it
  const [there] = useState(useCart((cart) => cart.items).map(({ parentSku }) => parentSku));
  useEffect(() => {
    let isCurrent = true;
    fetchMatching(sku, locale).then(
      (found) => isCurrent && setCards(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [sku, locale]);
  const shown = cards.filter((card) => !there.includes(card.sku)).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section className={styles.matching} aria-labelledby="panel-matching">
      <h3 id="panel-matching">{t('cart.panel.matching')}</h3>
      <ul className={styles.lines}>
        {shown.map((card) => (
          <Matching key={card.slug} card={card} />
        ))}
      </ul>
    </section>
  );
}

function Matching({ card }: { card: ProductCard }) {
  const { t, locale } = useI18n();
  const to = links(locale).product(card.slug);
  const name = card.name.default;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture image={card.image} sizes="5rem" alt="" inGrid />
      </div>
      <div className={styles.name}>
        <Link to={to}>{name}</Link>
        <PriceText price={card.price} saleMode={card.saleMode} sizePriced={card.sizePriced} />
      </div>
      {card.variantCount > 1 || card.sizePriced ? (
        <ButtonLink look="outline" size="s" to={to} aria-label={t('cart.panel.chooseOf', { name })}>
          {t('cart.panel.choose')}
        </ButtonLink>
      ) : (
        <AddMatching sku={card.sku} name={name} />
      )}
    </li>
  );
}

/** Adds one piece at today's price; the panel stays open and says so. */
function AddMatching({ sku, name }: { sku: Sku; name: string }) {
  const { t, locale } = useI18n();
  const [state, setState] = useState<'idle' | 'busy' | 'added' | 'failed'>('idle');
  const add = async () => {
    setState('busy');
    const found = await lookUp([{ sku, amount: 1, customization: null }], locale).catch(() => null);
    const item = found?.problems.length === 0 ? found.items[0] : undefined;
    setState(item && addToCart(item) > 0 ? 'added' : 'failed');
  };
  const isAdded = state === 'added';
  return (
    <>
      <Button
        look="outline"
        size="s"
        aria-label={t('cart.panel.addOf', { name })}
        aria-disabled={state === 'busy' || isAdded || undefined}
        onClick={() => state === 'busy' || isAdded || add()}
      >
        {isAdded && <Icon name="check-circle" small />}
        {t(isAdded ? 'cart.panel.isAdded' : 'cart.add.button')}
      </Button>
      <span className={state === 'failed' ? 'small' : 'sr'} role="status">
        {isAdded && t('cart.panel.addedOf', { name })}
        {state === 'failed' && t('cart.panel.failed')}
      </span>
    </>
  );
}
