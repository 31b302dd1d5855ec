import { isPossibleId } from '#domain/base/ids.ts';
import { splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';

const PAGE = /^(?:\/en)?\/varaosa\//;

/**
 * The sku or code in a part page's address; null for one that cannot exist (decisions 2, spec 5: an empty sku, or one
 * that ends in `@`). Read from the whole address, because a router takes `%2F` in a code for a step; a proxy that has
 * undone the escape does no harm.
 */
export function skuOfPath(pathname: string): string | null {
  try {
    const sku = decodeURIComponent(pathname.replace(PAGE, '')).trim();
    return PAGE.test(pathname) && isPossibleId(sku) && splitSparePartSku(sku) ? sku : null;
  } catch {
    return null;
  }
}
