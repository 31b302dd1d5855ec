import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRowId } from '#backend/platform/staff/tokens.ts';
import { SECOND_MS } from '#domain/base/time/durations.ts';

/** The moment at which the shop is seen, by whom, and until when. */
export type SeenAt = { at: Date; until: Date; staffId: string };

const PLAIN = /^([0-9a-z]{1,9})\.([0-9a-z]{1,9})\.([0-9a-f-]{36})$/;
const LONGEST = 100;

const seconds = (at: Date) => Math.floor(at.getTime() / SECOND_MS).toString(36);
const instant = (text: string) => new Date(Number.parseInt(text, 36) * SECOND_MS);

/** Signed tokens of date previews; nothing is stored. `secret` is the shop's. */
export function createTokens(secret: string) {
  const sign = (plain: string) =>
    createHmac('sha256', secret).update(`date-preview:${plain}`).digest('base64url').slice(0, 32);
  return {
    write({ at, until, staffId }: SeenAt): string {
      const plain = `${seconds(at)}.${seconds(until)}.${staffId}`;
      return `${plain}.${sign(plain)}`;
    },
    /** What a token says, whenever it ends; null for one that this shop did not write. */
    read(token: string): SeenAt | null {
      if (token.length > LONGEST) return null;
      const dot = token.lastIndexOf('.');
      const plain = token.slice(0, Math.max(0, dot));
      const [given, own] = [Buffer.from(token.slice(dot + 1)), Buffer.from(sign(plain))];
      if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
      const [, at, until, staffId] = PLAIN.exec(plain) ?? [];
      if (!at || !until || !staffId || !isRowId(staffId)) return null;
      return { at: instant(at), until: instant(until), staffId };
    },
  };
}
