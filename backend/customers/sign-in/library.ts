import { betterAuth } from 'better-auth';
import type { ShopContext } from '#backend/platform/context.ts';
import { CLIENT_IP_HEADER } from '#backend/platform/http-kit/client.ts';
import { MAX_PASSWORD } from '#domain/customers/sign-in/password.ts';
import { accountModel, sessionModel, userModel, verificationModel } from './models.ts';
import { hash, matches } from './passwords.ts';
import { providersPlugin } from './providers/plugin.ts';
import { sessionPlugin } from './sessions/session-plugin.ts';

const HOUR_SECONDS = 60 * 60;
/** How long a device stays signed in without being used. */
export const SESSION_SECONDS = 30 * 24 * HOUR_SECONDS;

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
    session: { ...sessionModel, expiresIn: SESSION_SECONDS, updateAge: HOUR_SECONDS },
    account: {
      ...accountModel,
      encryptOAuthTokens: true,
      updateAccountOnSignIn: false,
      // only what both sides have verified belongs together: else a stranger's account would open the door
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
    },
    verification: { ...verificationModel, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: settings.PASSWORD_MIN_LENGTH,
      maxPasswordLength: MAX_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      password: { hash, verify: ({ hash: stored, password }) => matches(password, stored) },
    },
    plugins: [sessionPlugin, providersPlugin(ctx)],
    // every door limits for itself, in the database (limits.ts)
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: (level, message) => log[level === 'error' ? 'warn' : 'debug']({ auth: message }, 'auth library') },
    advanced: {
      cookiePrefix: 'tieva',
      // the prefix that goes with it is the shop's own (http/origin/cookie-names.ts)
      useSecureCookies: false,
      defaultCookieAttributes: { secure: settings.COOKIE_SECURE },
      // said, as the library leaves them out in tests
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER] },
    },
  });
}

export type AuthLibrary = ReturnType<typeof createLibrary>;
