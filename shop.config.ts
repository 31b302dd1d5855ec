/**
 * The shop's own facts: the one file of code another shop edits (docs/own-shop.md). As it comes, the shop is the demo.
 * `npm run shop -- init` replaces this file; `demo/shop.config.ts` is an example of every field.
 */
export { pageFacts, shop, sparePartSuppliers, storeDetails } from './demo/shop.config.ts';
