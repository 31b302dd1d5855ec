import { useEffect, useState } from 'react';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { ProductGrid } from '#web/storefront/catalog/card/product-card.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { isRemembered, remember } from './recent-skus.ts';

async function cardsOf(skus: readonly string[], locale: string): Promise<ProductCard[]> {
  const query = new URLSearchParams([...skus.map((sku) => ['sku', sku]), ['locale', locale]]);
  const answer = await fetch(`/data/catalog/cards.json?${query}`);
  if (!answer.ok) return [];
  const { data } = (await answer.json()) as { data: ProductCard[] };
  return data;
}

/**
 * The products seen before this one, with today's prices. They are kept for the visit only, unless the shopper asks
 * this device to remember them.
 */
export default function RecentlyViewed({ skus }: { skus: string[] }) {
  useTexts('info');
  const { t, locale } = useI18n();
  const [cards, setCards] = useState<ProductCard[]>([]);
  const [kept, setKept] = useState(isRemembered);
  useEffect(() => {
    let left = false;
    // a convenience: without an answer the page is whole
    cardsOf(skus, locale).then(
      (found) => left || setCards(found),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [skus, locale]);
  if (cards.length === 0) return null;
  return (
    <section className="wrap pdp-cards" aria-labelledby="recent">
      <div className="sect-head">
        <h2 id="recent">{t('info.recent')}</h2>
        <Checkbox
          name="remember"
          checked={kept}
          onChange={(event) => {
            remember(event.target.checked);
            setKept(event.target.checked);
          }}
          label={t('info.recent.remember')}
        />
      </div>
      <p className="small muted">{t('info.recent.why')}</p>
      <ProductGrid cards={cards} wide />
    </section>
  );
}
