import { pgliteTemplate } from './pglite-template.ts';

/** Makes the migrated template once, before the test files race for it. */
export default async function setup() {
  if (!process.env.TEST_DATABASE_URL) await pgliteTemplate();
}
