import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { SparePartService } from '#backend/catalog/spare-parts/service.ts';
import type { GiftCardService } from '#backend/sales/gift-cards/service.ts';

type Deps = {
  catalog: Pick<CatalogService, 'cartItems'>;
  spareParts: Pick<SparePartService, 'cartItems'>;
  personalCards: Pick<GiftCardService['personal'], 'cartItems'>;
};

/** Cart items for products, and for skus that are none, spare parts and gift cards for somebody. */
export const cartItemsOf =
  ({ catalog, spareParts, personalCards }: Deps): CatalogService['cartItems'] =>
  async (skus, locale) => {
    const products = await catalog.cartItems(skus, locale);
    const parts = await spareParts.cartItems(
      skus.filter((sku) => !products.has(sku)),
      locale,
    );
    return new Map([...products, ...parts, ...(await personalCards.cartItems(skus, locale))]);
  };
