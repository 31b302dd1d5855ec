import { betterAuth } from 'better-auth';
import type { ShopContext } from '#backend/context.ts';
import { accountModel, sessionModel, userModel, verificationModel } from './models.ts';

const DAY_SECONDS = 24 * 60 * 60;
const SESSION_DAYS = 30;

/** The longest that the library hashes; the shortest is a setting (spec 9: at least 6). */
export const MAX_PASSWORD = 128;

/**
 * The authentication library on the shop's own tables. Nothing of it is a door of the shop but the returns of sign-in
 * providers: pages and JSON doors go through `service.ts`, which limits, times and words every answer the same.
 */
export function createLibrary(ctx: ShopContext) {
  const { db, settings, baseUrl, log } = ctx;
  return betterAuth({
    appName: 'tieva',
    baseURL: baseUrl,
    basePath: '/_auth',
    secret: settings.SHOP_SECRET,
    database: { db: db.kysely, type: 'postgres', transaction: false },
    user: userModel,
    session: { ...sessionModel, expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    account: { ...accountModel, encryptOAuthTokens: true },
    verification: { ...verificationModel, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: MAX_PASSWORD,
      revokeSessionsOnPasswordReset: true,
    },
    // every door limits for itself, in the database (rate-limits.ts)
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: (level, message) => log[level === 'error' ? 'error' : 'debug']({ auth: message }, 'auth library') },
    advanced: { cookiePrefix: 'tieva', useSecureCookies: settings.COOKIE_SECURE },
  });
}

export type AuthLibrary = ReturnType<typeof createLibrary>;
