import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { sessionTokens, TOKEN_SECONDS, tokenKey } from './session-token.ts';

const HOLDER = { userId: 'u1', sessionId: 's1' };
const START = new Date('2026-11-21T10:00:00Z');
const SECRET = 'an own secret of thirty-two letters';

function shop({ secret = SECRET, baseUrl = 'https://kauppa.example', later = 0 } = {}) {
  const now = () => new Date(START.getTime() + later * 1000);
  return sessionTokens({ settings: readSettings({ SHOP_SECRET: secret }), baseUrl, now });
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
/** Signs a token with the shop's key. */
function signed(claims: object, alg: 'HS256' | 'HS384' | 'HS512' = 'HS256') {
  const body = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  const hash = alg.replace('HS', 'sha');
  return `${body}.${createHmac(hash, tokenKey(SECRET)).update(body).digest('base64url')}`;
}

async function tokenParts() {
  const token = await shop().sign(HOLDER);
  const [header = '', payload = '', signature = ''] = token.split('.');
  return { token, header, payload, signature, claims: decoded(payload) };
}

test('reads the session of a token for fifteen minutes', async () => {
  const { token, claims } = await tokenParts();
  expect(await shop().read(token)).toEqual(HOLDER);
  expect(await shop({ later: TOKEN_SECONDS - 1 }).read(token)).toEqual(HOLDER);
  expect(await shop({ later: TOKEN_SECONDS }).read(token)).toBeNull();
  expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
});

test('rejects tokens of another secret or shop', async () => {
  const { token } = await tokenParts();
  expect(await shop({ secret: 'another secret of thirty-two letters' }).read(token)).toBeNull();
  expect(await shop({ baseUrl: 'https://toinen.example' }).read(token)).toBeNull();
});

test('rejects a signed token with missing or wrong claims', async () => {
  const { claims } = await tokenParts();
  expect(await shop().read(signed(claims))).toEqual(HOLDER);
  for (const wrong of [{ aud: 'mail' }, { aud: undefined }, { iss: undefined }, { exp: undefined }])
    expect(await shop().read(signed({ ...claims, ...wrong })), JSON.stringify(wrong)).toBeNull();
  for (const name of ['sub', 'sid'])
    expect(await shop().read(signed({ ...claims, [name]: undefined })), name).toBeNull();
});

test('rejects a changed token and another algorithm, even with the right key', async () => {
  const { token, header, payload, signature, claims } = await tokenParts();
  const none = encode({ alg: 'none', typ: 'JWT' });
  const bad = [
    `${header}.${encode({ ...claims, sub: 'u2' })}.${signature}`,
    `${none}.${payload}.`,
    `${none}.${payload}.${signature}`,
    signed(claims, 'HS384'),
    signed(claims, 'HS512'),
    `${header}.${payload}.`,
    `${header}.${payload}.${signature.slice(0, -3)}AAA`,
    `${header}.${payload}`,
    token.slice(1),
    '',
    'null',
  ];
  for (const forged of bad) expect(await shop().read(forged), forged).toBeNull();
});
