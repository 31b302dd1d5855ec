import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { groupComparable } from '#domain/catalog/products/comparable.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { fetchCards } from '#web/storefront/catalog/card/fetch-cards.ts';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { pictureUrl } from '#web/ui/picture/picture-sources.ts';
import styles from './compare-bar.module.css';
import {
  clearCompared,
  comparedSkus,
  lastRefused,
  MAX_COMPARED,
  noSkus,
  type Refused,
  removeCompared,
  setCompareKeys,
  startComparison,
  subscribe,
} from './compare-list.ts';

/** The products chosen for comparison, at the bottom of every page except the comparison. */
export default function CompareBar() {
  useTexts('compare');
  const { t, locale } = useI18n();
  const skus = useSyncExternalStore(subscribe, comparedSkus, noSkus);
  const { pathname } = useLocation();
  const last = useSyncExternalStore(subscribe, lastRefused, () => null);
  const cards = useCards(skus, locale);
  if (skus.length === 0 || pathname === links(locale).compare()) return null;
  const refused = last?.path === pathname ? last : null;
  const isMixed = groupComparable(skus.flatMap((sku) => cards.get(sku) ?? [])).length > 1;
  return (
    <section className={classes('no-print', styles.bar)} data-compare-bar aria-label={t('compare.bar')}>
      <div className="wrap">
        <p className={styles.said} role="status">
          {refused?.reason === 'full' && t('compare.full', { most: MAX_COMPARED })}
          {refused?.reason === 'unlike' && t('compare.unlike')}
          {!refused && t(isMixed ? 'compare.mixed' : 'compare.chosen', { count: skus.length })}
        </p>
        {refused?.reason === 'unlike' && <StartOver {...refused} />}
        <ul>
          {skus.map((sku) => (
            <Chosen key={sku} sku={sku} card={cards.get(sku)} />
          ))}
        </ul>
        <ButtonLink className={classes(styles.btn, styles.go)} to={links(locale).compare(skus)} size="s">
          {t('compare.go', { count: skus.length })}
        </ButtonLink>
        <Button className={styles.btn} look="link" size="s" onClick={clearCompared}>
          {t('compare.clear')}
        </Button>
      </div>
    </section>
  );
}

/** Replaces the list by the refused product and moves the focus back to its box. */
function StartOver({ sku, keys, box }: Refused) {
  const { t } = useI18n();
  const start = () => {
    startComparison(sku, keys);
    box.focus({ preventScroll: true });
  };
  return (
    <Button className={styles.over} look="outline" size="s" onClick={start}>
      {t('compare.startAnew')}
    </Button>
  );
}

function Chosen({ sku, card }: { sku: Sku; card: ProductCard | undefined }) {
  const { t } = useI18n();
  const name = card?.name.default ?? sku;
  return (
    <li>
      {card?.image ? (
        <img className={styles.pic} src={pictureUrl(card.image.id, 'thumbnail')} alt="" width={48} height={36} />
      ) : (
        <span className={classes('pic-none', styles.pic)} />
      )}
      <span className={styles.name} lang={card?.lang}>
        {name}
      </span>
      <button type="button" aria-label={t('compare.remove', { name })} onClick={() => removeCompared(sku)}>
        <Icon name="x" small />
      </button>
    </li>
  );
}

/** Cards of the chosen products, each fetched once. A product that is no longer sold has none and shows its sku. */
function useCards(skus: readonly Sku[], locale: Locale): Map<string, ProductCard> {
  const [cards, setCards] = useState<Map<string, ProductCard>>(new Map());
  useEffect(() => {
    const missing = skus.filter((sku) => !cards.has(sku));
    if (missing.length === 0) return;
    let isCancelled = false;
    fetchCards(missing, locale).then(
      (found) => {
        for (const card of found) setCompareKeys(card.sku, card.compareKeys);
        if (!isCancelled && found.length > 0)
          setCards(new Map([...cards, ...found.map((card): [string, ProductCard] => [card.sku, card])]));
      },
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [skus, locale, cards]);
  return cards;
}
