import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;
const ES256 = -7;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64 = (data: Uint8Array) => Buffer.from(data).toString('base64url');

type Options = { challenge: string };
type Setup = { origin?: string; rpId?: string; isVerified?: boolean };

/** A passkey of one person: a real P-256 key that signs what a browser would send, with attestation 'none'. */
export function fakeAuthenticator({
  origin = 'http://localhost:3001',
  rpId = 'localhost',
  isVerified = true,
}: Setup = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function authData(flags: number, rest: Uint8Array = new Uint8Array()) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter++);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | PRESENT | (isVerified ? VERIFIED : 0)]), count, rest]);
  }
  function coseKey() {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    return isoCBOR.encode(key);
  }

  return {
    /** Answers `navigator.credentials.create`. */
    register(options: Options): RegistrationResponseJSON {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', Uint8Array.from(authData(ATTESTED, attested))],
      ]);
      return {
        id: base64(id),
        rawId: base64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(clientData('webauthn.create', options)),
          attestationObject: base64(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** Answers `navigator.credentials.get`. */
    sign(options: Options): AuthenticationResponseJSON {
      const client = clientData('webauthn.get', options);
      const data = authData(0);
      return {
        id: base64(id),
        rawId: base64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
  };
}
