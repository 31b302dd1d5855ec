import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';

type Parts = {
  catalog: Pick<CatalogService, 'cartItems'>;
  spareParts: Pick<SparePartService, 'cartItems'>;
};

/** Fresh cart lines of whatever the shop sells: products, and for the skus that are none, spare parts. */
export const cartItemsOf =
  ({ catalog, spareParts }: Parts): CatalogService['cartItems'] =>
  async (skus, locale) => {
    const products = await catalog.cartItems(skus, locale);
    const parts = await spareParts.cartItems(
      skus.filter((sku) => !products.has(sku)),
      locale,
    );
    return new Map([...products, ...parts]);
  };
