import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import type { ShopContext } from '#backend/platform/context.ts';
import { choicePage, formPostPage, refusedPage } from './page.ts';
import { ownPerson, people } from './people.ts';
import { type AuthorizeRequest, FAKE_PATH, fakeSecret, readAuthorizeRequest } from './request.ts';
import { type Behaviour, behaviours, claimsOf, fakeTokens } from './tokens.ts';

const SLOW_MS = 60_000;
const policy = (nonce: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self' http: https:; frame-ancestors 'none'`;

const sameText = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

type Context = Pick<ShopContext, 'baseUrl' | 'now' | 'settings'>;

/**
 * Demo mode only: an OpenID provider of made-up people (discovery, choice page, code with PKCE, tokens, keys, user
 * data). It can be slow, wrong or down on request, and accepts only the shop's own clients.
 */
export function providerRoutes({ baseUrl, now, settings }: Context) {
  const issuer = `${baseUrl}${FAKE_PATH}`;
  const tokens = fakeTokens({ secret: settings.SHOP_SECRET, issuer, now });
  const secret = fakeSecret(settings.SHOP_SECRET);

  const personOf = (form: Record<string, unknown>) =>
    form.person === 'own'
      ? ownPerson(String(form.name ?? ''), String(form.email ?? ''), form.verified === '1')
      : people.find(({ sub }) => sub === form.person);

  async function answerOf(request: AuthorizeRequest, form: Record<string, unknown>): Promise<Record<string, string>> {
    const person = personOf(form);
    if (!person) return { error: 'access_denied', state: request.state, iss: issuer };
    const behaviour = behaviours.find((name) => name === form.behaviour) ?? 'right';
    const code = await tokens.code({
      client: request.client_id,
      redirectUri: request.redirect_uri,
      challenge: request.code_challenge,
      nonce: request.nonce,
      behaviour,
      person,
    });
    // Apple sends the name only here
    const user: Record<string, string> =
      request.provider === 'apple'
        ? { user: JSON.stringify({ name: { firstName: person.given_name, lastName: person.family_name } }) }
        : {};
    return { code, state: behaviour === 'state' ? `${request.state}x` : request.state, iss: issuer, ...user };
  }

  /** Applies a behaviour to the endpoints that the shop calls. */
  async function misbehave(behaviour: Behaviour, signal: AbortSignal): Promise<Response | null> {
    if (behaviour === 'slow') await delay(SLOW_MS, undefined, { signal }).catch(() => {});
    return behaviour === 'slow' || behaviour === 'down' ? new Response('unavailable', { status: 503 }) : null;
  }

  return new Hono<{ Variables: { ownNonce: string } }>()
    .use(async (c, next) => {
      c.set('ownNonce', randomBytes(16).toString('base64url'));
      await next();
      c.header('cache-control', 'no-store');
      c.header('x-robots-tag', 'noindex');
      c.header('content-security-policy', policy(c.get('ownNonce')));
    })
    .get('/.well-known/openid-configuration', (c) =>
      c.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        response_modes_supported: ['query', 'form_post'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['EdDSA'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      }),
    )
    .get('/jwks', async (c) => c.json(await tokens.jwks()))
    .get('/authorize', (c) => {
      const request = readAuthorizeRequest(c.req.query(), baseUrl);
      return request ? c.html(choicePage(request)) : c.html(refusedPage('fi'), 400);
    })
    .post('/authorize', async (c) => {
      const form = await c.req.parseBody();
      const request = readAuthorizeRequest(form, baseUrl);
      if (!request) return c.html(refusedPage('fi'), 400);
      const answer = await answerOf(request, form);
      if (request.response_mode === 'form_post')
        return c.html(formPostPage(request.ui_locales, request.redirect_uri, answer, c.get('ownNonce')));
      return c.redirect(`${request.redirect_uri}?${new URLSearchParams(answer)}`, 303);
    })
    .post('/token', async (c) => {
      const form = Object.fromEntries(Object.entries(await c.req.parseBody()).map(([k, v]) => [k, String(v)]));
      if (!sameText(form.client_secret ?? '', secret)) return c.json({ error: 'invalid_client' }, 401);
      const code = await tokens.takeCode(form.code ?? '');
      const isRight =
        code?.client === form.client_id &&
        code?.redirectUri === form.redirect_uri &&
        code?.challenge === challengeOf(form.code_verifier ?? '');
      if (!code || !isRight || form.grant_type !== 'authorization_code') return c.json({ error: 'invalid_grant' }, 400);
      const { behaviour, person } = code;
      const fault = await misbehave(behaviour, c.req.raw.signal);
      if (fault) return fault;
      return c.json({
        access_token: await tokens.access({ person, behaviour }),
        id_token: await tokens.idToken(code),
        token_type: 'Bearer',
        expires_in: 600,
      });
    })
    .get('/userinfo', async (c) => {
      const bearer = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
      const read = await tokens.readAccess(bearer);
      return read ? c.json(claimsOf(read.person, read.behaviour)) : c.json({ error: 'invalid_token' }, 401);
    });
}
