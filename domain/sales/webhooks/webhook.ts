/** Events that are sent to other programs. */
export const webhookKinds = [
  'order.paid',
  'order.shipped',
  'order.ready_for_pickup',
  'order.completed',
  'order.refunded',
  'quote.requested',
  'quote.accepted',
  'withdrawal.received',
] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** Sent only to the endpoint that it tries. */
export const TEST_KIND = 'webhook.test';

export const deliveryStatuses = ['queued', 'sent', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why an endpoint gets nothing: a person or program disabled it, or it answered 410. */
export type EndpointEnd = 'staff' | 'gone';

export const MOST_ENDPOINT_NAME = 60;
const LONGEST_URL = 500;
const HTTPS_PORT = '443';

/** Attempts of a delivery: the last is about two days after the first. */
export const MOST_ATTEMPTS = 16;
const LONGEST_DELAY = 21_600;
const JITTER = 0.25;

/**
 * Seconds until the next attempt: 10 s, 20 s, 40 s … up to six hours, and up to a quarter more by chance, so that what failed together
 * does not come back together. `random` is from 0 to 1.
 */
export const retryDelay = (attempts: number, random: number): number =>
  Math.floor(Math.min(LONGEST_DELAY, 10 * 2 ** (attempts - 1)) * (1 + JITTER * random));

const LONGEST_PAUSE = 86_400;

/** The seconds of a `Retry-After` (RFC 9110: seconds or a date), a day at most; null for none, or a text that is neither. */
export function retryAfterSeconds(header: string | null, now: Date): number | null {
  if (!header) return null;
  const given = /^\d{1,10}$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(given) ? Math.min(LONGEST_PAUSE, Math.max(0, Math.ceil(given))) : null;
}

/** Why an address cannot receive webhooks. Live shops send to https addresses of the public internet only: orders name people. */
export function urlProblem(text: string, isLive: boolean): 'invalid' | 'not_https' | null {
  const url = text.length <= LONGEST_URL ? URL.parse(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'invalid';
  if (!isLive) return null;
  return url.protocol === 'https:' && (url.port === '' || url.port === HTTPS_PORT) ? null : 'not_https';
}
