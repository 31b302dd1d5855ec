import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { ProductCard } from '#domain/catalog/products/product.ts';
import { callBackend } from '#web/storefront/base/functions-client/call-backend.ts';

/** Cards of what goes with a sku and can be bought now. Throws a `BackendError`. */
export async function fetchMatching(sku: Sku, locale: Locale): Promise<ProductCard[]> {
  const query = new URLSearchParams({ sku, locale });
  return (await callBackend<{ data: ProductCard[] }>(`/data/catalog/matching.json?${query}`)).data;
}

/** Cards of products by sku; those that are no longer sold are left out. Throws a `BackendError`. */
export async function fetchCards(skus: readonly Sku[], locale: Locale): Promise<ProductCard[]> {
  const query = new URLSearchParams([...skus.map((sku) => ['sku', sku]), ['locale', locale]]);
  return (await callBackend<{ data: ProductCard[] }>(`/data/catalog/cards.json?${query}`)).data;
}
