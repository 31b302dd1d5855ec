/**
 * Tests run the demo's shop, whatever the owner's `shop.config.ts` says: this condition of Node makes `#shop.config`
 * `demo/shop.config.ts` (package.json). Processes inherit it through NODE_OPTIONS; the builds of Vite read it here.
 */
const CONDITION = '--conditions=demo-shop';

export const isDemoShop = () => (process.env.NODE_OPTIONS ?? '').split(' ').includes(CONDITION);

/** From here on this process's children, and the builds that it makes, are the demo's. */
export function chooseDemoShop() {
  if (!isDemoShop()) process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} ${CONDITION}`.trim();
}

/** What a build of Vite resolves `#shop.config` to, when that is not the owner's file. */
export const demoShopAlias = () =>
  isDemoShop() ? { '#shop.config': new URL('../demo/shop.config.ts', import.meta.url).pathname } : {};
