import type { Product } from '#domain/catalog/products/product.ts';
import { alertsOfProduct } from '#domain/customers/alerts/alert.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { KIND_WORDS } from './chosen-watch.ts';

/** Links on the product page to its alerts; rendered by the server. */
export function WatchLinks({ product }: { product: Product }) {
  const { t, locale } = useI18n();
  const to = links(locale);
  const kinds = alertsOfProduct(product);
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
