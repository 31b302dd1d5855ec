import type { Product } from '#domain/catalog/product.ts';
import { watchesOfProduct } from '#domain/newsletter/product-watch.ts';
import { useI18n } from '#storefront/i18n/i18n.tsx';
import { links } from '#storefront/links.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { KIND_WORDS } from './chosen-watch.ts';

/** On the product page, written by the server: plain links to being told when it is back, or costs less. */
export function WatchLinks({ product }: { product: Product }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const kinds = watchesOfProduct(product);
  if (kinds.length === 0) return null;
  return (
    <p className="row">
      {kinds.map((kind) => (
        <a key={kind} className="more" href={to.productWatch(product.slug, { laji: KIND_WORDS[kind] })} rel="nofollow">
          <Icon name="mail" small />
          {t(`info.watch.${kind}`)}
        </a>
      ))}
    </p>
  );
}
