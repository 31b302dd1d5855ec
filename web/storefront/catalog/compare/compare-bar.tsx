import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#domain/base/locale.ts';
import { groupComparable } from '#domain/catalog/products/comparable.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { pictureUrl } from '#web/ui/picture/picture-sources.ts';
import {
  clearCompared,
  compared,
  lastRefused,
  learnKeys,
  MOST_COMPARED,
  noneCompared,
  onCompared,
  type Refused,
  removeCompared,
  startComparison,
} from './compare-list.ts';

/** What is chosen for comparison, at the bottom of every page but the comparison itself. */
export default function CompareBar() {
  useTexts('compare');
  const { t, locale } = useI18n();
  const skus = useSyncExternalStore(onCompared, compared, noneCompared);
  const { pathname } = useLocation();
  const last = useSyncExternalStore(onCompared, lastRefused, () => null);
  const cards = useCards(skus, locale);
  if (skus.length === 0 || pathname === links(locale).compare()) return null;
  const refused = last?.path === pathname ? last : null;
  const isMixed = groupComparable(skus.flatMap((sku) => cards.get(sku) ?? [])).length > 1;
  return (
    <section className="compare-bar" aria-label={t('compare.bar')}>
      <div className="wrap">
        <p className="compare-said" role="status">
          {refused?.reason === 'full' && t('compare.full', { most: MOST_COMPARED })}
          {refused?.reason === 'unlike' && t('compare.unlike')}
          {!refused && t(isMixed ? 'compare.mixed' : 'compare.chosen', { count: skus.length })}
        </p>
        {refused?.reason === 'unlike' && <StartAnew {...refused} />}
        <ul>
          {skus.map((sku) => (
            <Chosen key={sku} sku={sku} card={cards.get(sku)} />
          ))}
        </ul>
        <ButtonLink to={links(locale).compare(skus)} size="s">
          {t('compare.go', { count: skus.length })}
        </ButtonLink>
        <Button look="link" size="s" onClick={clearCompared}>
          {t('compare.clear')}
        </Button>
      </div>
    </section>
  );
}

/** Gives up the list for the product that does not belong in it; its box then has the focus again. */
function StartAnew({ sku, keys, box }: Refused) {
  const { t } = useI18n();
  const start = () => {
    startComparison(sku, keys);
    box.focus({ preventScroll: true });
  };
  return (
    <Button look="outline" size="s" onClick={start}>
      {t('compare.startAnew')}
    </Button>
  );
}

function Chosen({ sku, card }: { sku: string; card: ProductCard | undefined }) {
  const { t } = useI18n();
  const name = card?.name.default ?? sku;
  return (
    <li>
      {card?.image ? (
        <img src={pictureUrl(card.image.id, 'thumbnail')} alt="" width={48} height={36} />
      ) : (
        <span className="pic-none" />
      )}
      <span className="compare-name" lang={card?.lang}>
        {name}
      </span>
      <button type="button" aria-label={t('compare.remove', { name })} onClick={() => removeCompared(sku)}>
        <Icon name="x" small />
      </button>
    </li>
  );
}

/** Names and pictures of the chosen, asked for once; one that is no longer sold keeps its number. */
function useCards(skus: readonly string[], locale: Locale): Map<string, ProductCard> {
  const [cards, setCards] = useState<Map<string, ProductCard>>(new Map());
  useEffect(() => {
    const missing = skus.filter((sku) => !cards.has(sku));
    if (missing.length === 0) return;
    let left = false;
    const query = new URLSearchParams([...missing.map((sku) => ['sku', sku]), ['locale', locale]]);
    fetch(`/data/catalog/cards.json?${query}`)
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { data: ProductCard[] }).data : []))
      .then(
        (found) => {
          for (const card of found) learnKeys(card.sku, card.compareKeys);
          if (!left && found.length > 0)
            setCards(new Map([...cards, ...found.map((card): [string, ProductCard] => [card.sku, card])]));
        },
        () => {},
      );
    return () => {
      left = true;
    };
  }, [skus, locale, cards]);
  return cards;
}
