import { searchOrigins } from '#backend/catalog/search/hosted/address.ts';
import type { PolicyOptions } from '#backend/platform/http-kit/security-headers.ts';
import type { Settings } from '#backend/platform/settings/settings.ts';

/** Third-party origins that the settings allow pages to use: a hosted search engine, a tag manager. */
export const policyOf = (settings: Settings): PolicyOptions => ({
  searchOrigins: searchOrigins(settings),
  tags: settings.GTM_ID !== undefined,
});
