import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Adds goods of every kind to the demo catalog of the running shop: what the product page's tests press. */
export default async function addProducts() {
  const port = process.env.TEST_PORT ?? '3210';
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: `.cache/e2e-data-${port}` };
  const shop = ['backend/entrypoints/cli/main.ts', 'import', 'test/e2e/product-catalog'];
  await promisify(execFile)(process.execPath, shop, { env });
}
