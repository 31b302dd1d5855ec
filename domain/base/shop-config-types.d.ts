/**
 * The types of `#shop.config` (package.json, condition `types`). They do not follow the owner's file, so that no store, no
 * link or no supplier in it can change what the rest of the code compiles against.
 */
import type { ShopConfig, SparePartSupplier, StoreConfig, StoreDetails } from '#domain/base/shop-config.ts';

export declare const shop: ShopConfig & { stores: readonly [StoreConfig, ...StoreConfig[]] };
export declare const storeDetails: Readonly<Record<string, StoreDetails>>;
export declare const sparePartSuppliers: readonly SparePartSupplier[];
