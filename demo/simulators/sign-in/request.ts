import { z } from 'zod';
import { type ProviderId, providerIds } from '#backend/customers/sign-in/providers/ids.ts';
import { providerOfClient } from './clients.ts';

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
