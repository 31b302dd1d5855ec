import { createHash } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db } from '#backend/platform/db/db.ts';
import { noteHere } from '#backend/platform/logs/security/note.ts';
import { type Fail, fail } from '#domain/base/result.ts';
import { networkOf } from './network.ts';
import { takePoints } from './take-points.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Rate limits per visitor address and per account, known or not. Others can use up an account's limits; a browser that
 * has signed in to it before has separate ones ('-by'), so that they cannot lock its owner out (sign-in-10).
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
  'order-link-from': { points: 20, duration: HOUR },
  'order-link-to': { points: 5, duration: HOUR },
  'service-booking-from': { points: 20, duration: HOUR },
  'service-booking-to': { points: 10, duration: HOUR },
  'company-invite-of': { points: 60, duration: 24 * HOUR },
  'contact-from': { points: 20, duration: HOUR },
  'contact-to': { points: 6, duration: HOUR },
  'gift-card-from': { points: 30, duration: HOUR },
  // each lookup of a register costs money
  'vehicle-code-from': { points: 15, duration: HOUR },
  'vehicle-code-all': { points: 2000, duration: 24 * HOUR },
  'staff-from': { points: 20, duration: 5 * MINUTE },
  'staff-from-to': { points: 10, duration: 15 * MINUTE },
  'staff-to': { points: 100, duration: HOUR },
  'staff-challenge-from': { points: 60, duration: 5 * MINUTE },
  // wrong codes of an app after the right password
  'staff-code-of': { points: 5, duration: 15 * MINUTE },
  'staff-pin-of': { points: 5, duration: HOUR },
  // campaigns and gift cards
  'shop-code-from': { points: 20, duration: 10 * MINUTE },
  'shop-code-of': { points: 20, duration: 10 * MINUTE },
} as const;

export type LimitRule = keyof typeof RULES;
/** What a limit counts: a visitor's address, an account's id or an e-mail address. */
export type Counted = readonly [rule: LimitRule, ...of: string[]];
export type Limited = Fail<'limited', { retryAfter: number }>;

/** Hashed, so that the table holds no address in clear text. */
const keyOf = (of: readonly string[]) => createHash('sha256').update(of.map(networkOf).join('\n')).digest('base64url');

/** Limits of a mail to an address, requested by a visitor. */
export const oneMail = (ip: string, email: string): Counted[] => [
  ['mail-from', ip],
  ['mail-from-to', ip, email],
  ['mail-to', email],
];

/** Limits of a recovery mail to the owner of an account; `device`: a browser that has signed in to it before. */
export const oneRecoveryMail = (device: string | null, ip: string, email: string): Counted[] =>
  device ? [['mail-by', device]] : oneMail(ip, email);

/** Rate limits of account endpoints, counted in the database: they hold over all processes and restarts. */
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
    /** Counts one try against each limit. Returns the first exceeded limit with the seconds to wait, or null. */
    async consume(...counted: Counted[]): Promise<Limited | null> {
      for (const [rule, ...of] of counted) {
        const refusal = await takePoints(limiterOf(rule), RULES[rule].points, keyOf(of));
        if (!refusal) continue;
        if (refusal.isFirst) noteHere('limit-reached', { rule });
        return fail('limited', { retryAfter: refusal.seconds });
      }
      return null;
    },
    /** Takes back a counted try that succeeded. Takes as long for a failed one. */
    async giveBack(isRight: boolean, ...counted: Counted[]): Promise<void> {
      for (const [rule, ...of] of counted) await limiterOf(rule).reward(keyOf(of), isRight ? 1 : 0);
    },
    /** Resets the count after a success. */
    async forget(...counted: Counted[]): Promise<void> {
      for (const [rule, ...of] of counted) await limiterOf(rule).delete(keyOf(of));
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;
