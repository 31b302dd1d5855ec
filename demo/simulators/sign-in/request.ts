import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isProviderId, type ProviderId, providerIds } from '#backend/customers/sign-in/providers/ids.ts';
import { STAND_IN_PREFIX } from '#backend/platform/settings/sign-in-settings.ts';

/** Path of the fake provider in demo mode. */
export const FAKE_PATH = '/oidc';

/** Client secret of the stand-in providers. */
export const fakeSecret = (shopSecret: string) =>
  createHmac('sha256', shopSecret).update('fake sign-in provider').digest('base64url');

/** The provider of a client id, or null. */
export function providerOfClient(clientId: string): ProviderId | null {
  const id = clientId.startsWith(STAND_IN_PREFIX) ? clientId.slice(STAND_IN_PREFIX.length) : '';
  return isProviderId(id) ? id : null;
}

const request = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  redirect_uri: z.string(),
  scope: z.string().regex(/(^| )openid( |$)/),
  state: z.string().min(1).max(500),
  nonce: z.string().min(1).max(500),
  code_challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  code_challenge_method: z.literal('S256'),
  response_mode: z.enum(['query', 'form_post']).default('query'),
  ui_locales: z.enum(['fi', 'en']).default('fi').catch('fi'),
});
export type AuthorizeRequest = z.infer<typeof request> & { provider: ProviderId };

/**
 * Parses the request of a client. Null when it is not one of the shop's clients or its redirect URI is not the shop's:
 * never redirect elsewhere.
 */
export function readAuthorizeRequest(params: Record<string, unknown>, baseUrl: string): AuthorizeRequest | null {
  const parsed = request.safeParse(params);
  if (!parsed.success) return null;
  const provider = providerOfClient(parsed.data.client_id);
  if (!provider || !providerIds.includes(provider)) return null;
  if (parsed.data.redirect_uri !== `${baseUrl}/_auth/callback/${provider}`) return null;
  return { ...parsed.data, provider };
}
