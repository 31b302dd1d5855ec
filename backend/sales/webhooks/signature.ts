import { createHmac } from 'node:crypto';

/**
 * The signature of a webhook as the Standard Webhooks have it: base64 of HMAC-SHA256 over `id.seconds.body`, so that a
 * receiver's ready-made library can check it; the time in it lets old ones be refused.
 */
export const signWebhook = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`;

/** A secret as those libraries write it is base64 after its prefix; any other is its own bytes. */
const keyOf = (secret: string) =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret;
