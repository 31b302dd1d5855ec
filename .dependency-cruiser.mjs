/** The directions of ARCHITECTURE.md, as rules. Run by `npm run directions`. */
const features =
  'catalog|search|cart|checkout|orders|quotes|withdrawals|payments|delivery|mail|jobs|import|cli|content|pictures|stock|prices|backup|redirects|export|feed|spare-parts|http|accounts|auth|customer-cart|functions|session|user-store|wish-lists|campaigns|contact|newsletter|product-watches';

/** domain tiers, lowest first: a tier may use itself and what stands before it. */
const tiers = [
  ['base'],
  ['catalog', 'accounts', 'content', 'newsletter', 'stores'],
  ['search', 'spare-parts', 'campaigns', 'gift-cards', 'shipping'],
  ['cart', 'wish-lists'],
  ['checkout', 'orders', 'quotes', 'withdrawals', 'contact'],
];
const tierRules = tiers.slice(0, -1).map((tier, i) => ({
  name: `domain-tier-${tier[0]}`,
  comment: `domain/{${tier.join(',')}} must not use a later tier`,
  severity: 'error',
  from: { path: `^domain/(${tier.join('|')})/` },
  to: {
    path: `^domain/(${tiers
      .slice(i + 1)
      .flat()
      .join('|')})/`,
  },
}));

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      comment: 'domain runs in browser and server: no other folder, no Node, no React',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(backend|storefront|test)/|^(node:)?(fs|path|crypto|os|http)|node_modules/(react|hono|pg|kysely)/',
      },
    },
    {
      name: 'storefront-takes-types-only',
      comment: 'only types come from the backend; server.ts joins the two',
      severity: 'error',
      from: { path: '^storefront/' },
      to: { path: '^backend/' },
    },
    {
      name: 'backend-knows-no-page',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^storefront/' },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      from: { path: '^storefront/ui/' },
      to: { path: '^storefront/(features|routes)/|^domain/(catalog|cart|checkout|orders|search)/' },
    },
    {
      name: 'features-know-no-route',
      severity: 'error',
      from: { path: '^storefront/features/' },
      to: { path: '^storefront/routes/' },
    },
    {
      name: 'another-feature-by-its-service',
      comment: 'a backend feature enters another through its service.ts, never its queries',
      severity: 'error',
      from: { path: `^backend/(${features})/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: `^backend/(${features})/.*queries\\.ts$`,
        pathNot: '^backend/$1/',
      },
    },
    ...tierRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\+types|^build/' },
    // dependency-cruiser cannot use TypeScript 7; Babel strips the types, and with them the imports of types alone
    tsPreCompilationDeps: false,
    babelConfig: { fileName: '.dependency-cruiser.babel.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
