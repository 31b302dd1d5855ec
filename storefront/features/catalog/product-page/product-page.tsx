import { useRef } from 'react';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { Gallery } from '#storefront/ui/gallery/gallery.tsx';
import { Labels } from '../card/labels.tsx';
import { ProductGrid } from '../card/product-card.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import type { ProductData } from './product-data.ts';
import { ProductFacts } from './product-facts.tsx';
import { useChosenVariant } from './use-chosen-variant.ts';

/** The product page: the address says which variant is shown. */
export function ProductPage({ product, items, delivery, related }: ProductData) {
  const { t } = useI18n();
  const button = useRef<HTMLDivElement>(null);
  const { chosen, choose } = useChosenVariant(product);
  if (!chosen) return null;
  const item = items[chosen.sku];
  const pictures = product.milieuImage ? [...chosen.images, product.milieuImage] : chosen.images;
  return (
    <>
      <div className="wrap pdp">
        <Gallery
          key={pictures.map(({ id }) => id).join()}
          images={pictures}
          title={product.name}
          overlay={<Labels labels={product.labels} discountPercent={chosen.price.discountPercent} />}
        />
        <BuyBox
          product={product}
          chosen={chosen}
          onChoose={choose}
          item={item}
          delivery={delivery}
          buttonRef={button}
        />
        <ProductFacts product={product} />
      </div>
      {related.length > 0 && (
        <section className="wrap pdp-related" aria-labelledby="related">
          <div className="sect-head">
            <h2 id="related">{t('catalog.product.related')}</h2>
          </div>
          <ProductGrid cards={related} wide />
        </section>
      )}
      <BuyBar chosen={chosen} item={item} watched={button} />
    </>
  );
}
