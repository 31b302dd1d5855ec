import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'tieva_sk_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM = 30;
const CHECKSUM = 6;
const FORM = /^tieva_sk_[0-9A-Za-z]{36}$/;

/** The CRC-32 of a text in base 62: a typing error is found without a look-up, and scanners of leaked secrets know a real key. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < CHECKSUM; i++) {
    digits = `${DIGITS[rest % DIGITS.length]}${digits}`;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}

/** A new key: 178 random bits and their checksum. */
export function newKey(): string {
  const random = Array.from({ length: RANDOM }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return `${PREFIX}${random}${checksumOf(random)}`;
}

/** Whether a text has the form of a key and the right checksum. */
export function isKeyForm(text: string): boolean {
  if (!FORM.test(text)) return false;
  const random = text.slice(PREFIX.length, PREFIX.length + RANDOM);
  return text.endsWith(checksumOf(random));
}

/** What the database holds of a key. A random secret needs no slow hash. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** By what people know a key: its first and last four characters. */
export const keyHint = (key: string): string => `${key.slice(0, PREFIX.length + 4)}…${key.slice(-4)}`;
