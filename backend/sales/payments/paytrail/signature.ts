import { createHmac, timingSafeEqual } from 'node:crypto';
import { isOneOf } from '#domain/base/records.ts';

const algorithms = ['sha256', 'sha512'] as const;
type Algorithm = (typeof algorithms)[number];
const isAlgorithm = (value: unknown): value is Algorithm => isOneOf(algorithms, value);

type Pairs = Iterable<readonly [string, string]>;

/** The `checkout-*` pairs in signing order: lower-case names, sorted. */
const signedPairs = (pairs: Pairs): (readonly [string, string])[] =>
  [...pairs]
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => name.startsWith('checkout-'))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

function hmac(secret: string, algorithm: Algorithm, pairs: (readonly [string, string])[], body: string | Uint8Array) {
  const head = pairs.map(([name, value]) => `${name}:${value}\n`).join('');
  return createHmac(algorithm, secret).update(head).update(body).digest();
}

/**
 * Paytrail's signature in lower-case hex (payment-1): every `checkout-*` pair as `name:value`, sorted, joined by line
 * feeds, then the exact body bytes. The pair `checkout-algorithm` selects sha256 or sha512; others throw.
 */
export function sign(secret: string, pairs: Pairs, body: string | Uint8Array = ''): string {
  const signed = signedPairs(pairs);
  const algorithm = signed.find(([name]) => name === 'checkout-algorithm')?.[1];
  if (!isAlgorithm(algorithm)) throw new RangeError(`unknown checkout-algorithm ${algorithm}`);
  return hmac(secret, algorithm, signed, body).toString('hex');
}

/** Verifies a signature in constant time. False for a duplicate name, an unknown algorithm or a missing signature. */
export function verify(
  secret: string,
  pairs: Pairs,
  body: string | Uint8Array,
  signature: string | null | undefined,
): boolean {
  const signed = signedPairs(pairs);
  const names = new Set(signed.map(([name]) => name));
  const algorithm = signed.find(([name]) => name === 'checkout-algorithm')?.[1];
  if (!signature || names.size !== signed.length || !isAlgorithm(algorithm)) return false;
  const expected = hmac(secret, algorithm, signed, body);
  const given = Buffer.from(signature);
  const wanted = Buffer.from(expected.toString('hex'));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
