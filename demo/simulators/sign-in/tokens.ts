import { createPublicKey, randomUUID } from 'node:crypto';
import { exportJWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { fakeKeys } from './keys.ts';
import { type Person, person } from './people.ts';

/** Behaviour of the provider after the choice of a person. */
export const behaviours = [
  'right',
  'slow',
  'down',
  'signature',
  'audience',
  'nonce',
  'somebody-else',
  'state',
] as const;
export type Behaviour = (typeof behaviours)[number];

const code = z.object({
  client: z.string(),
  redirectUri: z.string(),
  challenge: z.string(),
  nonce: z.string(),
  behaviour: z.enum(behaviours),
  person,
  jti: z.string(),
});
export type Code = z.infer<typeof code>;
const access = z.object({ person, behaviour: z.enum(behaviours) });

const KID = 'fake-1';
const CODE_SECONDS = 60;
const TOKEN_SECONDS = 600;

/** Issues codes (single use withTimeLimit a process), access tokens and ID tokens. */
export function fakeTokens({ secret, issuer, now }: { secret: string; issuer: string; now: () => Date }) {
  const keys = fakeKeys(secret);
  const ownPublic = createPublicKey(keys.own);
  const used = new Map<string, number>();
  const seconds = () => Math.floor(now().getTime() / 1000);

  const own = (use: string, lives: number, claims: Record<string, unknown>) =>
    new SignJWT({ ...claims, use })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setExpirationTime(seconds() + lives)
      .sign(keys.own);

  async function readOwn<T>(use: string, schema: z.ZodType<T>, token: string): Promise<T | null> {
    try {
      const { payload } = await jwtVerify(token, ownPublic, { algorithms: ['EdDSA'], currentDate: now() });
      return payload.use === use ? schema.parse(payload) : null;
    } catch {
      return null;
    }
  }

  return {
    jwks: async () => ({ keys: [{ ...(await exportJWK(keys.public)), kid: KID, use: 'sig', alg: 'EdDSA' }] }),

    code: (of: Omit<Code, 'jti'>) => own('code', CODE_SECONDS, { ...of, jti: randomUUID() }),

    /** Redeems a code once. */
    async takeCode(token: string): Promise<Code | null> {
      const read = await readOwn('code', code, token);
      if (!read || used.has(read.jti)) return null;
      for (const [jti, until] of used) if (until < seconds()) used.delete(jti);
      used.set(read.jti, seconds() + CODE_SECONDS);
      return read;
    },

    access: (of: z.infer<typeof access>) => own('access', TOKEN_SECONDS, of),
    readAccess: (token: string) => readOwn('access', access, token),

    idToken({ client, nonce, behaviour, person }: Code) {
      const key = behaviour === 'signature' ? keys.wrong : keys.signing;
      return new SignJWT({ nonce: behaviour === 'nonce' ? 'another' : nonce })
        .setProtectedHeader({ alg: 'EdDSA', kid: KID })
        .setIssuer(issuer)
        .setSubject(person.sub)
        .setAudience(behaviour === 'audience' ? 'another' : client)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + TOKEN_SECONDS)
        .sign(key);
    },
  };
}

/** The claims of `/userinfo`. */
export const claimsOf = (of: Person, behaviour: Behaviour) => ({
  ...of,
  sub: behaviour === 'somebody-else' ? `${of.sub}-2` : of.sub,
  name: `${of.given_name} ${of.family_name}`,
});
