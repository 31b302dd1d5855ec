import { useId } from 'react';
import { useI18n } from '#web/messages/i18n.tsx';
import { type Links, links } from '#web/storefront/base/links.ts';
import { ProductGrid } from '#web/storefront/catalog/card/product-card.tsx';
import { MoreLink } from '#web/ui/link/link.tsx';
import type { BlockProps } from './block-props.ts';

/** URL of the block's listing. */
function listingOf({ category, query }: BlockProps<'products'>['block'], to: Links): string {
  const words = new URLSearchParams(query).get('q');
  const page = words && !category ? to.search() : to.category(category ?? '');
  return query ? `${page}?${query}` : page;
}

/** A row of products with a link to all of them; nothing without products. */
export function ProductsBlock({ block, lang }: BlockProps<'products'>) {
  const { t, locale } = useI18n();
  const id = useId();
  if (block.cards.length === 0) return null;
  return (
    <section className="block-products" aria-labelledby={id}>
      <div className="sect-head">
        <h2 id={id} lang={lang}>
          {block.title}
        </h2>
        <MoreLink to={listingOf(block, links(locale))}>
          {t('common.showAll')}
          <span className="sr" lang={lang}>
            : {block.title}
          </span>
        </MoreLink>
      </div>
      <ProductGrid cards={block.cards} wide />
    </section>
  );
}
