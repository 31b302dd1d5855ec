import { searchOrigins } from '#backend/search/hosted/address.ts';
import type { Settings } from '#backend/settings.ts';
import type { PolicyOptions } from './security-headers.ts';

/** What the settings let pages ask besides this shop: a hosted search engine, a tag manager. */
export const policyOf = (settings: Settings): PolicyOptions => ({
  searchOrigins: searchOrigins(settings),
  tags: settings.GTM_ID !== undefined,
});
