import type { ShopConfig } from '#domain/base/shop-config.ts';
import { shop } from '#shop.config';

const config: ShopConfig = shop;

/** Part codes that hints show as examples; none when the shop configures none. Typed here, as the config may omit them. */
export const exampleParts = () => config.exampleParts ?? { numbers: [], ofSupplier: '' };
