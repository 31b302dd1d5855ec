import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string, use: string) => new Uint8Array(hkdfSync('sha256', secret, '', use, 32));

type Use = 'totp secrets of staff' | 'sources of suppliers' | 'secrets of webhooks';

/**
 * Encrypts secrets of one use with a key derived from SHOP_SECRET: a stolen database or backup makes no codes (staff-3), opens no
 * supplier's server (supplier-list-3) and signs no webhook (webhook-3).
 */
export function secretBox(shopSecret: string, use: Use) {
  const key = keyOf(shopSecret, use);
  return {
    seal(text: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
    },
    /** Throws when the text was sealed under another SHOP_SECRET. */
    open(sealed: string): string {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)).toString('utf8') + decipher.final('utf8');
    },
  };
}

/** A PIN before it is hashed like a password, keyed: a million PINs are quickly tried against a leaked table. */
export const keyedPin = (shopSecret: string, staffId: string, pin: string): string =>
  createHmac('sha256', keyOf(shopSecret, 'pins of staff')).update(`${staffId}\n${pin}`).digest('base64url');
