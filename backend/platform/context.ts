import type { Logger } from 'pino';
import type { Db } from '#backend/platform/db/db.ts';
import type { Settings } from '#backend/platform/settings/settings.ts';

/** What every service may use of the outside world. Tests give their own clock and fetch. */
export type ShopContext = {
  db: Db;
  settings: Settings;
  log: Logger;
  now: () => Date;
  fetch: typeof fetch;
  /** The shop's public address without a trailing slash: links in mails, addresses given to the gateway. */
  baseUrl: string;
};
