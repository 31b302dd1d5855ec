import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';

type Deps = {
  catalog: Pick<CatalogService, 'cartItems'>;
  spareParts: Pick<SparePartService, 'cartItems'>;
};

/** Cart items for products, and for skus that are none, spare parts. */
export const cartItemsOf =
  ({ catalog, spareParts }: Deps): CatalogService['cartItems'] =>
  async (skus, locale) => {
    const products = await catalog.cartItems(skus, locale);
    const parts = await spareParts.cartItems(
      skus.filter((sku) => !products.has(sku)),
      locale,
    );
    return new Map([...products, ...parts]);
  };
