import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A new secret: 256 random bits in the form of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/**
 * Signs a webhook as Standard Webhooks specifies: base64 of HMAC-SHA256 over `id.seconds.body`, one signature for each secret, so that
 * receivers can verify it with existing libraries, refuse old timestamps and change their secret without a gap.
 */
export const signWebhook = (secrets: readonly string[], id: string, seconds: number, body: string): string =>
  secrets
    .map((secret) => createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64'))
    .map((signature) => `v1,${signature}`)
    .join(' ');

/** As in those libraries, a secret with the prefix is base64; any other is used as bytes. */
const keyOf = (secret: string) =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret;
