/** The version of the Universal Commerce Protocol that the shop speaks. What a later one renames stays within this folder. */
export const UCP_VERSION = '2026-04-08';

export const UCP_PATH = '/ucp/v1';
export const MCP_PATH = '/ucp/mcp';

const SITE = `https://ucp.dev/${UCP_VERSION}`;

type Capability = { page: string; schema: string; extends?: readonly string[]; config?: object };

/** What the shop can do for agents; the profile, negotiation, routes and tools follow from it (agent-1). */
export const capabilities = {
  'dev.ucp.shopping.catalog.search': { page: 'catalog/search', schema: 'catalog_search' },
  'dev.ucp.shopping.catalog.lookup': { page: 'catalog/lookup', schema: 'catalog_lookup' },
  'dev.ucp.shopping.cart': { page: 'cart', schema: 'cart' },
  'dev.ucp.shopping.checkout': { page: 'checkout', schema: 'checkout' },
  'dev.ucp.shopping.fulfillment': {
    page: 'fulfillment',
    schema: 'fulfillment',
    extends: ['dev.ucp.shopping.checkout'],
    config: { allows_multi_destination: { shipping: false, pickup: false }, allows_method_combinations: [] },
  },
  'dev.ucp.shopping.discount': {
    page: 'discount',
    schema: 'discount',
    extends: ['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout'],
  },
} as const satisfies Record<string, Capability>;

export type CapabilityName = keyof typeof capabilities;

const table: Record<CapabilityName, Capability> = capabilities;
export const capabilityNames = Object.keys(capabilities).filter((name): name is CapabilityName => name in capabilities);

/** The capabilities that a capability extends; none for one that stands by itself. */
export const parentsOf = (name: CapabilityName): readonly string[] => table[name].extends ?? [];

/** An entry of the profile. */
export function capabilityEntry(name: CapabilityName) {
  const { page, schema, extends: parents, config = {} } = table[name];
  return {
    version: UCP_VERSION,
    spec: `${SITE}/specification/${page}`,
    schema: `${SITE}/schemas/shopping/${schema}.json`,
    ...(parents && { extends: parents }),
    config,
  };
}

/** The discovery profile of the shop, the same for everybody. */
export const profileOf = (baseUrl: string) => ({
  ucp: {
    version: UCP_VERSION,
    services: {
      'dev.ucp.shopping': [
        { transport: 'rest', endpoint: `${baseUrl}${UCP_PATH}`, schema: `${SITE}/services/shopping/rest.openapi.json` },
        { transport: 'mcp', endpoint: `${baseUrl}${MCP_PATH}`, schema: `${SITE}/services/shopping/mcp.openrpc.json` },
      ].map((service) => ({ version: UCP_VERSION, spec: `${SITE}/specification/overview`, ...service })),
    },
    capabilities: Object.fromEntries(capabilityNames.map((name) => [name, [capabilityEntry(name)]])),
    payment_handlers: {},
  },
  signing_keys: [],
});
