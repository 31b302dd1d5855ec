import { bareTemplate, pgliteTemplate } from './pglite-template.ts';

/** Makes the templates once, before the test files race for them. */
export default async function setup() {
  await bareTemplate();
  if (!process.env.TEST_DATABASE_URL) await pgliteTemplate();
}
