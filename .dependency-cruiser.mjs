/** The directions of ARCHITECTURE.md, as rules. Run by `npm run task -- directions`. */

/** Districts, lowest first, by their folder names in any layer. A district uses itself and what stands before it. */
const districts = [['base', 'platform'], ['catalog'], ['content'], ['customers'], ['sales'], ['entrypoints', 'site']];
const districtPath = (names) => `^(domain|backend|web/storefront|web/admin)/(${names.flat().join('|')})/`;
const districtRules = districts.slice(0, -1).map((names, i) => ({
  name: `${names[0]}-uses-no-higher-district`,
  comment: `${names.join(', ')} must not use ${districts
    .slice(i + 1)
    .flat()
    .join(', ')}`,
  severity: 'error',
  // the generated tables are the schema of all districts: their columns have those districts' types
  from: {
    path: districtPath(names),
    pathNot: '\\.(test|fixture|example)\\.tsx?$|/test-[^/]+$|^backend/platform/db/generated-tables\\.ts$',
  },
  to: { path: districtPath(districts.slice(i + 1)) },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      comment: 'domain runs in browser and server: no other folder, no Node, no React',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(backend|web|test)/|^(node:)?(fs|path|crypto|os|http)|node_modules/(react|hono|pg|kysely)/' },
    },
    {
      name: 'backend-uses-no-page',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^web/' },
    },
    {
      name: 'ui-knows-no-product',
      comment: 'web/ui is the design system, web/messages are texts: both serve every district',
      severity: 'error',
      from: { path: '^web/(ui|messages)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/(storefront|admin)/|^domain/(catalog|content|customers|sales)/' },
    },
    {
      name: 'no-import-between-apps',
      severity: 'error',
      from: { path: '^web/(storefront|admin)/' },
      to: { path: '^web/(storefront|admin)/', pathNot: '^web/$1/' },
    },
    {
      name: 'demo-code-is-loaded-at-run-time',
      comment: 'a live shop never loads simulators: open-shop.ts imports them dynamically, in demo mode',
      severity: 'error',
      from: { pathNot: '^(demo|test|bench)/|\\.test\\.tsx?$|/test-[^/]+$' },
      to: { path: '^demo/', pathNot: '^demo/shop\\.config\\.ts$', dynamic: false },
    },
    {
      name: 'route-modules-are-entries',
      comment: 'a route module is loaded by the router; what two pages share is a file beside it',
      severity: 'error',
      from: { path: '^web/', pathNot: '\\.test\\.tsx?$|routes\\.ts$' },
      to: { path: '/route\\.tsx?$' },
    },
    {
      name: 'another-feature-by-its-service',
      comment: 'a backend feature enters another through its service.ts, never its queries',
      severity: 'error',
      from: { path: '^backend/([^/]+)/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^backend/.*queries\\.ts$', pathNot: '^backend/$1/$2/' },
    },
    {
      name: 'styles-stay-in-their-feature',
      comment: 'a feature styles only its own elements; what several share is a class or a component of web/ui',
      severity: 'error',
      from: { path: '^web/(storefront|admin)/([^/]+)/([^/]+)/' },
      to: {
        path: '^web/(storefront|admin)/.*\\.css$',
        pathNot: '^web/$1/$2/$3/.*\\.module\\.css$|/site/styles/app\\.css$',
      },
    },
    {
      name: 'ui-styles-are-global',
      comment: 'web/ui is styled by plain stylesheets, which app.css imports',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^web/ui/.*\\.module\\.css$' },
    },
    ...districtRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types|^build/' },
    // dependency-cruiser cannot use TypeScript 7, so Babel strips the types
    babelConfig: { fileName: '.dependency-cruiser.babel.mjs' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
