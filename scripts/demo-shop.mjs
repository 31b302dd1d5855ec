/**
 * Tests run the demo shop, independent of the owner's `shop.config.ts`: this Node condition resolves `#shop.config` to
 * `demo/shop.config.ts` (package.json). Processes inherit it through NODE_OPTIONS; Vite builds read it here.
 */
const CONDITION = '--conditions=demo-shop';

export const isDemoShop = () => (process.env.NODE_OPTIONS ?? '').split(' ').includes(CONDITION);

/** Makes child processes and builds of this process use the demo shop. */
export function chooseDemoShop() {
  if (!isDemoShop()) process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${CONDITION}`.trim();
}

/** Vite's aliases for `#shop.config` when it is not the owner's file. */
export const demoShopAlias = () =>
  isDemoShop() ? { '#shop.config': new URL('../demo/shop.config.ts', import.meta.url).pathname } : {};
