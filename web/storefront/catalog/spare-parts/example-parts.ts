import type { ShopConfig } from '#domain/base/shop-config.ts';
import { shop } from '#shop.config';

const config: ShopConfig = shop;

/** What hints name as examples: parts the catalog has, or nothing where the shop names none. */
export const exampleParts = config.exampleParts ?? { numbers: [], ofSupplier: '' };
