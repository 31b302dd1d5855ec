import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** DER of an Ed25519 private key up to its 32 bytes (RFC 8410). */
const HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

function keyOf(secret: string, purpose: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return createPrivateKey({ key: Buffer.concat([HEAD, seed]), format: 'der', type: 'pkcs8' });
}

/** Keys made of the shop's secret: every process of a demo has the same. `wrong` signs what must be refused. */
export function fakeKeys(shopSecret: string) {
  const signing = keyOf(shopSecret, 'fake provider');
  return {
    signing,
    public: createPublicKey(signing),
    wrong: keyOf(shopSecret, 'somebody else'),
    /** For what only this provider reads itself: codes and access tokens. */
    own: keyOf(shopSecret, 'fake provider, own'),
  };
}
export type FakeKeys = ReturnType<typeof fakeKeys>;
