import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time-based one-time passwords of RFC 6238, as every authenticator app makes them: SHA-1, six digits, 30 seconds. */
const STEP_MS = 30_000;
const SECRET_BYTES = 20;
/** Clocks of phones differ: one step before and after is accepted. */
const DRIFT = [0, -1, 1];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bits = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');

/** A new secret in base32, as apps take it when typed. */
export const newTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

/** Bytes in base32 (RFC 4648) without padding. */
export const toBase32 = (bytes: Uint8Array): string =>
  (bits(bytes).match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');

function fromBase32(text: string): Buffer {
  const read = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((read.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a step (RFC 4226). */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export const totpCode = (secret: string, at: Date): string => codeOf(secret, Math.floor(at.getTime() / STEP_MS));

/** The step a code belongs to, now or one step away; null for a wrong code. The caller refuses a step that was used. */
export function totpStep(secret: string, code: string, at: Date): number | null {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const now = Math.floor(at.getTime() / STEP_MS);
  const found = DRIFT.map((drift) => now + drift).find((step) =>
    timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(digits)),
  );
  return found ?? null;
}

/** What an app reads from the QR code. */
export const totpUri = (secret: string, { shop, email }: { shop: string; email: string }): string =>
  `otpauth://totp/${encodeURIComponent(shop)}:${encodeURIComponent(email)}?secret=${secret}&issuer=${encodeURIComponent(shop)}`;
