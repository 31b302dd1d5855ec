import type { FetchPublic } from '#backend/platform/public-net/fetch-public.ts';

/** The profile of the demo's own agent. No such host exists: names below `.example` are nobody's (RFC 2606). */
export const DEMO_AGENT = 'https://agent.example/ucp-profile.json';

const VERSION = '2026-04-08';
const CAPABILITIES = ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'fulfillment', 'discount'];

const profile = {
  ucp: {
    version: VERSION,
    services: {},
    capabilities: Object.fromEntries(CAPABILITIES.map((name) => [`dev.ucp.shopping.${name}`, [{ version: VERSION }]])),
    payment_handlers: {},
  },
};

/** Profiles of agents, with one for trying the shop out without a host of one's own. */
export const withAgentProfile =
  (fetchProfile: FetchPublic): FetchPublic =>
  async (url) =>
    url.href === DEMO_AGENT
      ? { status: 200, type: 'application/json', body: JSON.stringify(profile) }
      : fetchProfile(url);
