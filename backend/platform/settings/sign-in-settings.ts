import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

/** Private key of an Apple developer account: PEM, with line breaks or literal `\n`. */
const applePrivateKey = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n'))
  .refine(isEllipticKey, "must be the text of Apple's .p8 file, with its BEGIN and END lines");

function isEllipticKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

const given = z.string().min(1).optional();

/** Settings of sign-in providers (docs/sign-in-providers.md). */
export const signInSettings = {
  GOOGLE_CLIENT_ID: given,
  GOOGLE_CLIENT_SECRET: given,
  APPLE_CLIENT_ID: given,
  APPLE_TEAM_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'must be the ten letters and digits of the team')
    .optional(),
  APPLE_KEY_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'must be the ten letters and digits of the key')
    .optional(),
  APPLE_PRIVATE_KEY: applePrivateKey.optional(),
  FACEBOOK_CLIENT_ID: given,
  FACEBOOK_CLIENT_SECRET: given,
  MICROSOFT_CLIENT_ID: given,
  MICROSOFT_CLIENT_SECRET: given,
  MICROSOFT_TENANT: z
    .string()
    .regex(/^[A-Za-z0-9.-]+$/, 'must be common, organizations, consumers, a domain or the id of a tenant')
    .default('common'),
  SIGN_IN_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(5000),
};

type SignInSettings = z.infer<z.ZodObject<typeof signInSettings>>;
type Name = keyof SignInSettings;
type Refusal = { names: Name[]; because: string };

/** Settings of a provider that must be set together. */
const together: readonly Name[][] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
];

/** Prefix of the demo providers' client ids; no real provider issues such ids. */
export const STAND_IN_PREFIX = 'stand-in-';

/** Refuses incomplete providers, Apple without https, and demo providers in a live shop. */
export function signInRefusals(
  settings: SignInSettings & { SHOP_MODE: 'demo' | 'live'; BASE_URL?: string | undefined },
): Refusal[] {
  const refusals: Refusal[] = [];
  for (const names of together) {
    const missing = names.filter((name) => !settings[name]);
    if (missing.length > 0 && missing.length < names.length)
      refusals.push({
        names: missing,
        because: `set it too, or leave out ${names.filter((n) => settings[n]).join(', ')}`,
      });
    const id = names[0] as Name;
    if (settings.SHOP_MODE === 'live' && String(settings[id] ?? '').startsWith(STAND_IN_PREFIX))
      refusals.push({ names: [id], because: "set your own; the demo's stand-in lets anybody in as anybody" });
  }
  if (settings.APPLE_CLIENT_ID && settings.BASE_URL?.startsWith('https://') !== true)
    refusals.push({ names: ['APPLE_CLIENT_ID'], because: 'leave it out; Apple returns to https addresses only' });
  return refusals;
}
