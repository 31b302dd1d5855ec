import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** DER prefix of an Ed25519 private key before its 32 bytes (RFC 8410). */
const HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

function keyOf(secret: string, purpose: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return createPrivateKey({ key: Buffer.concat([HEAD, seed]), format: 'der', type: 'pkcs8' });
}

/**
 * Keys derived from the shop's secret, so that every process of a demo has the same. `wrong` makes signatures that must
 * be rejected.
 */
export function fakeKeys(shopSecret: string) {
  const signing = keyOf(shopSecret, 'fake provider');
  return {
    signing,
    public: createPublicKey(signing),
    wrong: keyOf(shopSecret, 'somebody else'),
    /** Signs codes and access tokens, which only this provider reads. */
    own: keyOf(shopSecret, 'fake provider, own'),
  };
}
export type FakeKeys = ReturnType<typeof fakeKeys>;
