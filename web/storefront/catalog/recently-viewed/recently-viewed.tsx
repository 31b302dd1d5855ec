import { useState } from 'react';
import type { Sku } from '#domain/base/ids.ts';
import { useI18n, useTexts } from '#web/messages/i18n.tsx';
import { useLoaded } from '#web/storefront/base/use-loaded.ts';
import { fetchCards } from '#web/storefront/catalog/card/fetch-cards.ts';
import { ProductGrid } from '#web/storefront/catalog/card/product-card.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { isRemembered, setRemembered } from './recent-skus.ts';

/**
 * The products viewed before this one, at current prices. The list lives for the visit, unless the shopper asks this
 * device to remember it.
 */
export default function RecentlyViewed({ skus }: { skus: readonly Sku[] }) {
  useTexts('info');
  const { t, locale } = useI18n();
  const [isKept, setKept] = useState(isRemembered);
  const cards = useLoaded(JSON.stringify([locale, ...skus]), () => fetchCards(skus, locale));
  // optional: a failed request leaves the page complete
  if (!cards?.length) return null;
  return (
    <section className="wrap cards-sect no-print" aria-labelledby="recent">
      <div className="sect-head">
        <h2 id="recent">{t('info.recent')}</h2>
        <Checkbox
          name="remember"
          checked={isKept}
          onChange={(event) => {
            setRemembered(event.target.checked);
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
