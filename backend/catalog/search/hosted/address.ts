import type { Settings } from '#backend/platform/settings/settings.ts';

/** Where the browser searches. `hosted` null: only the shop's endpoint; else that endpoint is the fallback (search-6). */
export type SearchAddress = {
  appId: string;
  apiKey: string;
  /** `url` null: the default hosts of the application id. */
  hosted: { url: string | null; prefix: string } | null;
};

type SearchSettings = Pick<
  Settings,
  'SEARCH_ENGINE' | 'SEARCH_APP_ID' | 'SEARCH_KEY' | 'SEARCH_URL' | 'SEARCH_INDEX_PREFIX'
>;

export const isHosted = ({ SEARCH_ENGINE }: SearchSettings): boolean => SEARCH_ENGINE === 'hosted';

/** The address for pages; all of it is public. */
export const searchAddress = (settings: SearchSettings): SearchAddress => ({
  appId: settings.SEARCH_APP_ID,
  apiKey: settings.SEARCH_KEY,
  hosted: isHosted(settings) ? { url: settings.SEARCH_URL ?? null, prefix: settings.SEARCH_INDEX_PREFIX } : null,
});

/** The origins other than the shop that a browser may connect to, for the content security policy. */
export function searchOrigins(settings: SearchSettings): string[] {
  if (!isHosted(settings)) return [];
  if (settings.SEARCH_URL) return [new URL(settings.SEARCH_URL).origin];
  const own = settings.SEARCH_APP_ID.toLowerCase();
  return [`${own}-dsn.algolia.net`, ...[1, 2, 3].map((host) => `${own}-${host}.algolianet.com`)].map(
    (host) => `https://${host}`,
  );
}

/**
 * The only host that the server uses. Spare hosts would each be waited for in turn, and the embedded engine is a faster
 * fallback.
 */
export function serverHost({ SEARCH_APP_ID, SEARCH_URL }: SearchSettings) {
  const address = new URL(SEARCH_URL ?? `https://${SEARCH_APP_ID.toLowerCase()}-dsn.algolia.net`);
  const protocol = address.protocol === 'https:' ? ('https' as const) : ('http' as const);
  return { url: `${address.host}${address.pathname.replace(/\/$/, '')}`, protocol, accept: 'readWrite' as const };
}
