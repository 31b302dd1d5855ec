/**
 * Types of `#shop.config` (package.json, condition `types`). Declared apart from the owner's file, so that editing stores,
 * links or suppliers there cannot break compilation elsewhere.
 */
import type { PageFacts, ShopConfig, SparePartSupplier, StoreConfig, StoreDetails } from '#domain/base/shop-config.ts';

export declare const shop: ShopConfig & { stores: readonly [StoreConfig, ...StoreConfig[]] };
export declare const pageFacts: PageFacts;
export declare const storeDetails: Readonly<Record<string, StoreDetails>>;
export declare const sparePartSuppliers: readonly SparePartSupplier[];
