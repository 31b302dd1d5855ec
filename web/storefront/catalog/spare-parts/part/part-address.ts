import { isPossibleId } from '#domain/base/ids.ts';
import { splitSparePartSku } from '#domain/catalog/spare-parts/code.ts';

const PAGE = /^(?:\/en)?\/varaosa\//;

/**
 * The sku or code in the address of a part page; null for one that cannot exist, such as an empty one or one that ends in
 * `@` (spare-part-1). It reads the whole path, because the router splits at an escaped slash (`%2F`) in a code; a proxy may
 * also have unescaped it.
 */
export function skuOfPath(pathname: string): string | null {
  try {
    const sku = decodeURIComponent(pathname.replace(PAGE, '')).trim();
    return PAGE.test(pathname) && isPossibleId(sku) && splitSparePartSku(sku) ? sku : null;
  } catch {
    return null;
  }
}
