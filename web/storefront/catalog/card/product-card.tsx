import { useId } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PrefetchLink } from '#web/storefront/base/prefetch/prefetch-link.tsx';
import { CompareBox } from '#web/storefront/catalog/compare/compare-box.tsx';
import { FitSlot } from '#web/storefront/catalog/fitment/fit-slot.tsx';
import type { ListedCard } from '#web/storefront/catalog/listing/view/listing-view.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { Rating } from '#web/ui/rating/rating.tsx';
import { StockLine } from '#web/ui/stock-line/stock-line.tsx';
import styles from './card.module.css';
import { Labels } from './labels.tsx';
import { PriceText } from './price-text.tsx';
import { stockText } from './stock-text.ts';
import { UsedLine } from './used-line.tsx';
import { WishButton } from './wish-button.tsx';

/** More tags would hide the picture. */
const MAX_TAGS = 2;
const SIZES = '(min-width: 80rem) 19rem, (min-width: 48rem) 30vw, 44vw';

type Props = {
  card: ListedCard;
  /** One level below the heading of the grid. */
  heading?: 'h2' | 'h3';
  /** The id of the form that sends the compare boxes. */
  compareForm?: string | false;
  /** Loads its picture with priority: it is the first on the page. */
  first?: boolean;
};

/** A product in a grid; the whole card is a link to it. */
export function ProductCard({ card, heading: Heading = 'h3', compareForm, first }: Props) {
  const { t, locale } = useI18n();
  const stock = stockText(card.stock, t, locale);
  const page = links(locale).product(card.slug);
  return (
    <article className={styles.card}>
      <div className={styles.pic}>
        <Picture image={card.image} alt="" sizes={SIZES} priority={first} inGrid />
      </div>
      <Labels
        labels={card.labels}
        tags={card.labelTags.slice(0, MAX_TAGS)}
        saleMode={card.saleMode}
        discountPercent={card.price.discountPercent}
      />
      <div className={styles.text}>
        <p className={styles.brand}>{card.brand}</p>
        <Heading data-prefetch className={styles.name} lang={card.lang}>
          <PrefetchLink to={page}>{card.name.default}</PrefetchLink>
        </Heading>
        {card.name.variation && (
          <p className={styles.var} lang={card.lang}>
            {card.name.variation}
          </p>
        )}
        {card.facts && (
          <p className={styles.var} lang={card.lang}>
            {card.facts}
          </p>
        )}
        {card.used ? <UsedLine used={card.used} /> : <Rating score={card.reviewScore} count={card.reviewCount} />}
      </div>
      <PriceText className={styles.price} price={card.price} saleMode={card.saleMode} sizePriced={card.sizePriced} />
      <div className={styles.foot}>
        <StockLine kind={stock.kind}>{stock.text}</StockLine>
        <FitSlot sku={card.sku} />
        {compareForm && (
          <CompareBox sku={card.sku} name={card.name.default} keys={card.compareKeys} form={compareForm} />
        )}
      </div>
      <WishButton sku={card.sku} next={page} name={card.name.default} />
    </article>
  );
}

type GridProps = { cards: ListedCard[]; heading?: 'h2' | 'h3'; wide?: boolean; comparable?: boolean };

/**
 * The grid of cards. `wide` shows four in a row from tablets up, for pages without a filter column. `comparable` adds
 * compare boxes; without JavaScript a button below sends them.
 */
export function ProductGrid({ cards, heading, wide, comparable }: GridProps) {
  const { t, locale } = useI18n();
  const form = useId();
  return (
    <>
      <ul className={wide ? 'grid-cards g4' : 'grid-cards'}>
        {cards.map((card, at) => (
          <li key={card.slug} className={styles.item}>
            <ProductCard card={card} heading={heading} compareForm={comparable && form} first={comparable && !at} />
          </li>
        ))}
      </ul>
      {comparable && (
        <form id={form} action={links(locale).compare()} autoComplete="off">
          <noscript>
            <Button look="outline" type="submit">
              {t('catalog.compare')}
            </Button>
          </noscript>
        </form>
      )}
    </>
  );
}
