import { createHash } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db } from '#backend/platform/db/db.ts';
import { networkOf } from '#backend/platform/http-kit/limits/network.ts';
import { takePoints } from '#backend/platform/http-kit/limits/take-points.ts';
import { noteHere } from '#backend/platform/logs/security/note.ts';
import { type Fail, fail } from '#domain/base/result.ts';
import { isCrowded } from '../passwords.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often what may be tried: per visitor address and per account, known or not. Others can use up an account's limits; a
 * browser that has signed in to it before is counted by itself ('-by'), so that they cannot keep its owner out.
 */
const RULES = {
  'sign-in-from': { points: 40, duration: 5 * MINUTE },
  'sign-in-from-to': { points: 10, duration: 15 * MINUTE },
  'sign-in-to': { points: 100, duration: HOUR },
  'sign-in-by': { points: 10, duration: 15 * MINUTE },
  'mail-from': { points: 30, duration: 10 * MINUTE },
  'mail-from-to': { points: 5, duration: HOUR },
  'mail-to': { points: 20, duration: HOUR },
  'mail-by': { points: 5, duration: HOUR },
  'code-from': { points: 30, duration: 10 * MINUTE },
  'token-from': { points: 60, duration: 10 * MINUTE },
  'password-of': { points: 10, duration: 15 * MINUTE },
  'resend-to': { points: 1, duration: MINUTE },
  'quote-from': { points: 20, duration: HOUR },
  'quote-to': { points: 10, duration: HOUR },
  'withdrawal-from': { points: 20, duration: HOUR },
  'withdrawal-to': { points: 10, duration: HOUR },
  'contact-from': { points: 20, duration: HOUR },
  'contact-to': { points: 6, duration: HOUR },
  // of campaigns and gift cards
  'shop-code-from': { points: 20, duration: 10 * MINUTE },
  'shop-code-of': { points: 20, duration: 10 * MINUTE },
} as const;

export type LimitRule = keyof typeof RULES;
/** What is counted: a visitor's address, an account's id or mail address. */
export type Counted = readonly [rule: LimitRule, ...of: string[]];
export type Limited = Fail<'limited', { retryAfter: number }>;

/** Nobody's address stands in the table in the clear. */
const keyOf = (of: readonly string[]) => createHash('sha256').update(of.map(networkOf).join('\n')).digest('base64url');

/** One more mail to an address, asked for by a visitor. */
export const oneMail = (ip: string, email: string): Counted[] => [
  ['mail-from', ip],
  ['mail-from-to', ip, email],
  ['mail-to', email],
];

/** One more mail by which the owner of an account gets in; `device`: the browser has signed in to it before. */
export const oneRecoveryMail = (device: string | null, ip: string, email: string): Counted[] =>
  device ? [['mail-by', device]] : oneMail(ip, email);

/** The shop has more passwords to hash than it can: whoever asks, known or not, comes back in a moment. */
export const crowded = (): Limited | null => (isCrowded() ? fail('limited', { retryAfter: 10 }) : null);

/** Limits of the doors of accounts, counted in the database: they hold over all processes and restarts. */
export function createLimits(db: Db) {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows, affected } = await db.query(text, values);
      return { rows, rowCount: affected };
    },
  };
  const limiters = new Map(
    Object.entries(RULES).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        ...rule,
        keyPrefix: name,
        storeClient,
        storeType: 'client',
        tableName: 'rate_bucket',
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
    ]),
  );
  const limiterOf = (rule: LimitRule) => limiters.get(rule) as RateLimiterPostgres;

  return {
    /** Counts one try against each; the first that is over its limit answers, with the seconds to wait. Else null. */
    async consume(...counted: Counted[]): Promise<Limited | null> {
      for (const [rule, ...of] of counted) {
        const refusal = await takePoints(limiterOf(rule), RULES[rule].points, keyOf(of));
        if (!refusal) continue;
        if (refusal.isFirst) noteHere('limit-reached', { rule });
        return fail('limited', { retryAfter: refusal.seconds });
      }
      return null;
    },
    /** A try that was counted before does not count after all, when it was right; a wrong one takes as long here. */
    async giveBack(isRight: boolean, ...counted: Counted[]): Promise<void> {
      for (const [rule, ...of] of counted) await limiterOf(rule).reward(keyOf(of), isRight ? 1 : 0);
    },
    /** A right answer: earlier wrong ones no longer count. */
    async forget(...counted: Counted[]): Promise<void> {
      for (const [rule, ...of] of counted) await limiterOf(rule).delete(keyOf(of));
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;
