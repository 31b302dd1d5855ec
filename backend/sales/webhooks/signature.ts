import { createHmac } from 'node:crypto';

/**
 * Signs a webhook as Standard Webhooks specifies: base64 of HMAC-SHA256 over `id.seconds.body`, so that receivers can
 * verify it with existing libraries and refuse old timestamps.
 */
export const signWebhook = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`;

/** As in those libraries, a secret with the prefix is base64; any other is used as bytes. */
const keyOf = (secret: string) =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret;
