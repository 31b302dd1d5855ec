import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { z } from 'zod';

const base = {
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
};
const signed = z.object({
  id: z.string(),
  response: z.looseObject({
    ...base,
    response: z.looseObject({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
  }),
});
const made = z.object({
  id: z.string(),
  response: z.looseObject({
    ...base,
    response: z.looseObject({ clientDataJSON: z.string(), attestationObject: z.string() }),
  }),
});

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The signed challenge that a browser posts as JSON; null for anything else. The library checks what is inside. */
export function passkeyAnswer(json: string): { id: string; response: AuthenticationResponseJSON } | null {
  return signed.safeParse(parsed(json)).data ?? null;
}

/** The new passkey that a browser posts as JSON; null for anything else. */
export function passkeyRegistration(json: string): { id: string; response: RegistrationResponseJSON } | null {
  return made.safeParse(parsed(json)).data ?? null;
}
