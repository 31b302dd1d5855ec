import { createSecretKey, type KeyObject } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type Answers,
  type Asked,
  type Issuer,
  idToken,
  issuers,
  issuing,
  jwks,
  KID,
  microsoftIss,
  publicPem,
  strangersKey,
  TENANT,
  visitReal,
} from './test-real.ts';

const SIGNED_IN = '/oma-tili/yhteenveto';
const FAILED = '/kirjaudu?virhe=palvelu';
const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad';

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const bodyOf = (token: string) => token.split('.')[1] ?? '';
const pem: KeyObject = createSecretKey(Buffer.from(publicPem));

type Wrong = (issuer: Issuer, asked: Asked) => Promise<string>;
const saying =
  (claims: (asked: Asked) => Record<string, unknown>): Wrong =>
  (issuer, asked) =>
    idToken(issuer, asked, claims(asked));

const wrongs: Record<string, Wrong> = {
  'signed by somebody else': (issuer, asked) => idToken(issuer, asked, {}, { key: strangersKey }),
  'signed with a key that is not told': (issuer, asked) => idToken(issuer, asked, {}, { kid: 'key-2' }),
  'signed with what everybody knows': (issuer, asked) => idToken(issuer, asked, {}, { key: pem, alg: 'HS256' }),
  'signed by nobody': async (issuer, asked) => `${encoded({ alg: 'none' })}.${bodyOf(await idToken(issuer, asked))}.`,
  'of another issuer': saying(() => ({ iss: 'https://evil.example' })),
  'of no issuer': saying(() => ({ iss: undefined })),
  'for another shop': saying(() => ({ aud: 'another-shop' })),
  over: saying(({ seconds }) => ({ iat: seconds - 1200, exp: seconds - 300 })),
  'without an end': saying(() => ({ exp: undefined })),
  'too old, whatever its end': saying(({ seconds }) => ({ iat: seconds - 7200 })),
  'of another sign-in': saying(() => ({ nonce: 'another' })),
  'of no sign-in': saying(() => ({ nonce: undefined })),
};

test.each(['google', 'apple', 'microsoft'] as const)(
  'an ID token of %s signs in only when every claim and the signature are valid',
  async (issuer) => {
    let give: Wrong = (_issuer, asked) => idToken(issuer, asked);
    const { shop, again, visitor, url } = await visitReal(issuer, {
      ...issuing(issuer, {}),
      [issuers[issuer].tokens]: async (asked) => ({ access_token: 'a', id_token: await give(issuer, asked) }),
    });
    expect(url.searchParams.get('nonce')).toMatch(/^.{32}$/);
    for (const [what, wrong] of Object.entries(wrongs)) {
      give = wrong;
      expect([what, await again()]).toEqual([what, FAILED]);
    }
    expect(await visitor()).toBeNull();
    expect(await shop.db.kysely.selectFrom('auth_user').select('id').execute()).toEqual([]);
    give = (_issuer, asked) => idToken(issuer, asked);
    expect(await again()).toBe(SIGNED_IN);
  },
);

test('fetches keys once for concurrent sign-ins, and again for a new key after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let kid = KID;
  const { again, asked } = await visitReal('google', {
    [issuers.google.tokens]: async (asking) => ({
      access_token: 'a',
      id_token: await idToken('google', asking, {}, { kid }),
    }),
    [issuers.google.keys]: () => jwks(kid),
  });
  const times = () => asked.filter(({ url }) => url === issuers.google.keys).length;
  for (let n = 0; n < 3; n++) expect(await again()).toBe(SIGNED_IN);
  expect(times()).toBe(1);
  kid = 'key-2';
  expect([await again(), times()]).toEqual([FAILED, 1]);
  vi.setSystemTime(Date.now() + 31_000);
  expect([await again(), times()]).toEqual([SIGNED_IN, 2]);
});

test.each<[what: string, answers: Answers]>([
  ['are down', {}],
  ['are slow', { [issuers.google.keys]: () => new Promise(() => {}) }],
  ['answer with an error', { [issuers.google.keys]: () => new Response('', { status: 503 }) }],
  ['are somewhere else', { [issuers.google.keys]: () => Response.redirect('https://evil.example/keys') }],
  ['are none', { [issuers.google.keys]: () => ({ keys: [] }) }],
  ['are a page', { [issuers.google.keys]: () => new Response('<h1>') }],
])('keys that %s make a failed sign-in, not an error page', async (_what, wrong) => {
  const answers: Answers = { ...wrong, [issuers.google.tokens]: issuing('google', {})[issuers.google.tokens] as never };
  const { back, visitor } = await visitReal('google', answers);
  const answer = await back();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, FAILED]);
  expect(await visitor()).toBeNull();
});

test('works again once the keys are available', async () => {
  const answers = issuing('google', {});
  let isDown = true;
  const { again } = await visitReal('google', {
    ...answers,
    [issuers.google.keys]: () => (isDown ? new Response('', { status: 503 }) : jwks()),
  });
  expect(await again()).toBe(FAILED);
  isDown = false;
  expect(await again()).toBe(SIGNED_IN);
});

test.each([
  ['common', TENANT, SIGNED_IN],
  ['common', PERSONAL, SIGNED_IN],
  ['organizations', TENANT, SIGNED_IN],
  ['organizations', PERSONAL, FAILED],
  ['consumers', PERSONAL, SIGNED_IN],
  ['consumers', TENANT, FAILED],
  [TENANT, TENANT, SIGNED_IN],
  [TENANT, PERSONAL, FAILED],
  ['kauppa.example', TENANT, SIGNED_IN],
  ['kauppa.example', PERSONAL, FAILED],
])('Microsoft for %s: a token of the tenant %s leads to %s', async (setting, tid, location) => {
  const { tokens, keys } = issuers.microsoft;
  const issued = issuing('microsoft', { tid, iss: microsoftIss(tid) });
  const { again } = await visitReal(
    'microsoft',
    {
      [tokens.replace('common', setting)]: issued[tokens] as never,
      [keys.replace('common', setting)]: issued[keys] as never,
      [`${microsoftIss('kauppa.example')}/.well-known/openid-configuration`]: () => ({ issuer: microsoftIss(TENANT) }),
    },
    { MICROSOFT_TENANT: setting },
  );
  expect(await again()).toBe(location);
});

test('Microsoft: rejects a token of one tenant for another', async () => {
  const { again } = await visitReal('microsoft', issuing('microsoft', { tid: TENANT, iss: microsoftIss(PERSONAL) }));
  expect(await again()).toBe(FAILED);
});
