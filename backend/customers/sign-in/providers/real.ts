import type { OAuthProvider } from 'better-auth';
import { apple, facebook, google, microsoft } from 'better-auth/social-providers';
import type { ShopContext } from '#backend/platform/context.ts';
import { appleSecret } from './apple-secret.ts';
import { withVerifiedIdTokens } from './id-tokens.ts';
import { MICROSOFT, microsoftIssuer } from './microsoft-issuer.ts';

type Context = Pick<ShopContext, 'fetch' | 'settings' | 'now'>;

/**
 * The configured providers of the library, with verified ID tokens (Facebook has none: the library asks it for the
 * token's owner). Profile pictures are not requested.
 */
export async function realProviders(ctx: Context): Promise<OAuthProvider[]> {
  const { settings } = ctx;
  const providers: OAuthProvider[] = [];
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = settings;
  const { MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET, MICROSOFT_TENANT } = settings;
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET)
    providers.push(
      withVerifiedIdTokens(
        google({ clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, prompt: 'select_account' }),
        {
          keys: 'https://www.googleapis.com/oauth2/v3/certs',
          clientId: GOOGLE_CLIENT_ID,
          isIssuer: ({ iss }) => iss === 'https://accounts.google.com' || iss === 'accounts.google.com',
        },
        ctx,
      ),
    );
  const appleOne = await realApple(ctx);
  if (appleOne) providers.push(appleOne);
  if (FACEBOOK_CLIENT_ID && FACEBOOK_CLIENT_SECRET)
    providers.push(
      facebook({
        clientId: FACEBOOK_CLIENT_ID,
        clientSecret: FACEBOOK_CLIENT_SECRET,
        fields: ['first_name', 'last_name'],
      }),
    );
  if (MICROSOFT_CLIENT_ID && MICROSOFT_CLIENT_SECRET)
    providers.push(
      withVerifiedIdTokens(
        microsoft({
          clientId: MICROSOFT_CLIENT_ID,
          clientSecret: MICROSOFT_CLIENT_SECRET,
          tenantId: MICROSOFT_TENANT,
          disableDefaultScope: true,
          scope: ['openid', 'profile', 'email'],
          disableProfilePhoto: true,
          prompt: 'select_account',
        }),
        {
          keys: `${MICROSOFT}/${MICROSOFT_TENANT}/discovery/v2.0/keys`,
          clientId: MICROSOFT_CLIENT_ID,
          isIssuer: microsoftIssuer(ctx),
        },
        ctx,
      ),
    );
  return providers;
}

/** Apple's client secret is a JWT that expires: made at start and checked before each use. */
async function realApple(ctx: Context): Promise<OAuthProvider | null> {
  const { settings, now } = ctx;
  const { APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = settings;
  if (!APPLE_CLIENT_ID || !APPLE_TEAM_ID || !APPLE_KEY_ID || !APPLE_PRIVATE_KEY) return null;
  const key = { clientId: APPLE_CLIENT_ID, teamId: APPLE_TEAM_ID, keyId: APPLE_KEY_ID, privateKey: APPLE_PRIVATE_KEY };
  const secret = appleSecret(key, now);
  const options = { clientId: APPLE_CLIENT_ID, clientSecret: await secret() };
  const provider = apple(options);
  const renewed: OAuthProvider = {
    ...provider,
    async validateAuthorizationCode(data) {
      options.clientSecret = await secret();
      return provider.validateAuthorizationCode(data);
    },
  };
  const issuer = 'https://appleid.apple.com';
  return withVerifiedIdTokens(
    renewed,
    { keys: `${issuer}/auth/keys`, clientId: APPLE_CLIENT_ID, isIssuer: ({ iss }) => iss === issuer },
    ctx,
  );
}
