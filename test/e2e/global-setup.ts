import { onCommandLine } from './command-line.ts';

/** Adds goods of every kind to the demo catalog of the running shop: what the product page's tests press. */
export default async function addProducts() {
  await onCommandLine('import', 'test/e2e/product-catalog');
}
