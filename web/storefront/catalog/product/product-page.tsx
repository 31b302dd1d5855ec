import { Suspense, useRef } from 'react';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { ProductGrid } from '#web/storefront/catalog/card/product-card.tsx';
import { RecentStrip } from '#web/storefront/catalog/recently-viewed/recent-strip.tsx';
import { classes } from '#web/ui/classes.ts';
import { Gallery } from '#web/ui/gallery/gallery.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Picture } from '#web/ui/picture/picture.tsx';
import { BuyBox } from './buy/buy-box.tsx';
import { useChosenVariant } from './buy/use-chosen-variant.ts';
import { usePurchase } from './buy/use-purchase.ts';
import { useScrolledPast } from './buy/use-scrolled-past.ts';
import infoStyles from './info/product-info.module.css';
import styles from './product-page.module.css';
import type { ProductData } from './product-view.ts';
import { ServerHtml } from './server-html.tsx';

const BuyBar = lazyComponent(() => import('./buy/buy-bar.tsx'));

/** The product page (product-1). The address selects the variant (product-3). */
export function ProductPage({ product, items, delivery, html, accessories, related, relatedIsPopular }: ProductData) {
  const { t } = useI18n();
  const button = useRef<HTMLDivElement>(null);
  const isButtonPast = useScrolledPast(button);
  const choice = useChosenVariant(product);
  const { chosen } = choice;
  const purchase = usePurchase(product, chosen, chosen && items[chosen.sku], choice.missing);
  if (!chosen) return null;
  return (
    <>
      <div className={classes('wrap', styles.pdp)}>
        <Gallery key={chosen.images.map(({ id }) => id).join()} images={chosen.images} title={product.name} />
        <BuyBox
          product={product}
          chosen={chosen}
          choice={choice}
          purchase={purchase}
          delivery={delivery}
          html={html}
          buttonRef={button}
        />
        <ServerHtml className={classes('stack-6', infoStyles.info)} html={html.info} />
      </div>
      {product.milieuImage && (
        <figure
          className={classes('wrap no-print', styles.milieu)}
          aria-label={t('product.milieu', { name: product.name })}
        >
          <Picture image={product.milieuImage} sizes="(min-width: 82rem) 78rem, 100vw" />
        </figure>
      )}
      <ServerHtml className="wrap reviews" html={html.reviews} />
      <Cards id="accessories" title={t('product.accessories')} cards={accessories} />
      <Cards id="related" title={t(relatedIsPopular ? 'product.popular' : 'product.related')} cards={related} />
      <RecentStrip sku={product.sku} />
      {isButtonPast !== null && (
        <Suspense>
          <BuyBar product={product} chosen={chosen} purchase={purchase} shown={isButtonPast} />
        </Suspense>
      )}
    </>
  );
}

function Cards({ id, title, cards }: { id: string; title: string; cards: ProductCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="wrap cards-sect no-print" aria-labelledby={id}>
      <div className="sect-head">
        <h2 id={id}>{title}</h2>
      </div>
      <ProductGrid cards={cards} wide />
    </section>
  );
}
