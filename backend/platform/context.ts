import type { Logger } from 'pino';
import type { Db } from '#backend/platform/db/db.ts';
import type { Settings } from '#backend/platform/settings/settings.ts';

/** Dependencies of every service on the outside world. Tests replace the clock and fetch. */
export type ShopContext = {
  db: Db;
  settings: Settings;
  log: Logger;
  now: () => Date;
  fetch: typeof fetch;
  /** The shop's public URL without a trailing slash, for links in mails and callback URLs of the gateway. */
  baseUrl: string;
  /**
   * Whether the storefront has a page at a path, whatever data the page needs. Absent where no built storefront is at hand: then
   * links to pages are not checked.
   */
  hasPage?: (path: string) => Promise<boolean>;
  /** The shop at another date, for one request: its database is rolled back, and it writes no file and queues no job. */
  isPreview?: true;
};
