import type { ProductCard } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { ProductGrid } from '#web/storefront/catalog/card/product-card.tsx';

/** Products that stand in for an original part, with their prices (original-1). */
export function StandIns({ cards, code }: { cards: ProductCard[]; code: string }) {
  const { t } = useI18n();
  if (cards.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="stand-ins">
      <h2 id="stand-ins">{t('parts.standIns', { code })}</h2>
      <ProductGrid cards={cards} wide />
    </section>
  );
}
