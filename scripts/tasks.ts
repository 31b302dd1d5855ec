/** Commands besides the daily npm scripts, run by `npm run task -- <name> [arguments]`. Arguments are appended to `run`. */
export type Task = { about: string; run: string };

const setup = 'node scripts/setup.mjs';
/** Each app has route types and a program of its own: both extend React Router's types (0052). */
const typegen = 'react-router typegen && react-router typegen web/admin';
const forDemo = 'NODE_OPTIONS=--conditions=demo-shop';
const sources = "'{domain,backend,web,demo}/**/*.{ts,tsx}' server.ts shop.config.ts";

export const tasks: Record<string, Task> = {
  typegen: { about: 'generates route types', run: typegen },
  types: { about: 'checks types', run: `${typegen} && tsc --noEmit && tsc --noEmit -p web/admin` },
  lint: { about: 'checks format and lint rules', run: 'biome check .' },
  directions: {
    about: 'checks import directions and that features style only their own elements',
    run: `node scripts/check-styles.ts && depcruise --config .dependency-cruiser.mjs ${sources}`,
  },
  unused: { about: 'finds unused files, exports and packages', run: 'knip' },
  'test:unit': { about: 'rules and services on the embedded database', run: 'vitest run' },
  'test:thorough': {
    about: 'faults of the embedded database, every hostile value in every field of the admin',
    run: 'THOROUGH=1 vitest run --project database',
  },
  'test:postgres': {
    about: 'services on PostgreSQL; --main: the most important',
    run: 'node scripts/test-postgres.ts',
  },
  'test:e2e': { about: 'the flows in a browser; --grep @main: those of npm test', run: 'playwright test' },
  'test:screens': {
    about: 'all flows on both screens in both languages',
    run: 'ALL_SCREENS=1 playwright test && ALL_SCREENS=1 playwright test --config test/other-shop/playwright.config.ts',
  },
  'test:pages': { about: 'every page in a browser', run: 'ALL_PAGES=1 playwright test test/e2e/every-page.spec.ts' },
  'test:other-shop': {
    about: 'the main flow in another shop',
    run: 'playwright test --config test/other-shop/playwright.config.ts',
  },
  'test:setup': {
    about: 'a furniture shop that its owner opens in the browser',
    run: `${setup} build browser && playwright test --config test/other-shop/wizard.config.ts`,
  },
  'test:crawl': {
    about: 'links, heads and HTML of all pages',
    run: `${forDemo} ${setup} build && ${forDemo} node test/crawl/main.ts`,
  },
  'test:races': { about: 'races of two servers', run: `${forDemo} node test/races/main.ts` },
  'test:staff-races': {
    about: 'races of two people in the admin, on both databases',
    run: `${forDemo} node test/races/staff.ts`,
  },
  'test:processes': {
    about: 'several processes under load',
    run: `${forDemo} ${setup} build && ${forDemo} node test/processes/main.ts`,
  },
  'test:faults': { about: 'crashes, power cuts, disk and database faults', run: `${forDemo} node test/faults/main.ts` },
  'test:image': {
    about: 'the image, built and run; one of two containers killed under load',
    run: `${forDemo} node test/image/main.ts`,
  },
  lighthouse: {
    about: 'scores of pages on a phone',
    run: `${setup} build browser && node scripts/lighthouse/main.ts`,
  },
  'db:types': { about: 'generates table types from the migrations', run: 'node scripts/db-types.ts' },
  'docs:schemas': { about: 'generates docs/schemas and docs/import.md', run: 'node scripts/docs-schemas.ts' },
  'api:client': {
    about: "generates the types of the admin API's client",
    run: 'node scripts/api-client.ts && biome check --write packages/admin-client',
  },
  'docs:prices': { about: 'generates the tables of docs/prices.md', run: 'node scripts/docs-prices.ts' },
  hero: { about: 'makes the hero pictures from a photo', run: 'node scripts/hero.ts' },
  icons: { about: 'draws the icons from the logo mark', run: 'node scripts/brand/icons.ts' },
  colours: { about: 'generates brand colours from tokens.css', run: 'node scripts/brand/colours.ts' },
  sbom: { about: 'writes the bill of materials', run: 'node scripts/sbom/main.ts' },
};
