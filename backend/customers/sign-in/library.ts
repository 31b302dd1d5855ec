import { betterAuth } from 'better-auth';
import type { ShopContext } from '#backend/platform/context.ts';
import { CLIENT_IP_HEADER } from '#backend/platform/http-kit/client.ts';
import { hash, matches } from '#backend/platform/passwords/passwords.ts';
import { MAX_PASSWORD } from '#domain/base/passwords/password.ts';
import { accountModel, sessionModel, userModel, verificationModel } from './models.ts';
import { providersPlugin, type SimulatedProvider } from './providers/plugin.ts';
import { sessionPlugin } from './sessions/session-plugin.ts';

const HOUR_SECONDS = 60 * 60;
/** Time a device stays signed in without being used. */
export const SESSION_SECONDS = 30 * 24 * HOUR_SECONDS;

/**
 * The authentication library on the shop's own tables. Only its callbacks of sign-in providers are routes of the shop:
 * pages and JSON endpoints use `service.ts`, which applies rate limits and uniform responses.
 */
export function createLibrary(ctx: ShopContext, simulatedProvider: SimulatedProvider | null = null) {
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
      // link a provider only when both sides have verified the address; otherwise a stranger's account would get access
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
    plugins: [sessionPlugin, providersPlugin(ctx, simulatedProvider)],
    // the service applies its own limits in the database (limits.ts)
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: (level, message) => log[level === 'error' ? 'warn' : 'debug']({ auth: message }, 'auth library') },
    advanced: {
      cookiePrefix: 'tieva',
      // the shop adds its own cookie prefix (http/origin/cookie-names.ts)
      useSecureCookies: false,
      defaultCookieAttributes: { secure: settings.COOKIE_SECURE },
      // explicit, because the library turns the check off in tests
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER] },
    },
  });
}

export type AuthLibrary = ReturnType<typeof createLibrary>;
