import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { MINUTE_MS } from '#domain/base/time/durations.ts';
import type { TokenDetails } from './stored-details.ts';

export type TokenKind = 'verify' | 'link' | 'reset' | 'change_email' | 'undo_email';

/** Validity of mailed links in minutes (sign-in-3). */
export const TOKEN_MINUTES: Record<TokenKind, number> = {
  verify: 24 * 60,
  link: 10,
  reset: 30,
  change_email: 24 * 60,
  undo_email: 72 * 60,
};
/** Wrong codes until a code becomes invalid. Its link stays valid: nobody can invalidate that by guessing. */
const CODE_TRIES = 5;

type Handle = Kysely<Tables>;

/** A stored token; the token itself is only in the mail. */
export type MadeToken = { id: string; token: string };
export type UsedToken = {
  id: string;
  userId: string | null;
  email: string;
  details: TokenDetails;
  createdAt: Date;
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const USED = ['id', 'user_id as userId', 'email', 'details', 'created_at as createdAt'] as const;

/** Six digits. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

// keyed with the shop's secret: a million codes are quickly tried against a leaked table
const codeHash = (secret: string, email: string, code: string) =>
  createHmac('sha256', secret).update(`${email}\n${code}`).digest('base64url');

type TokenPlan = {
  kind: TokenKind;
  email: string;
  userId: string | null;
  details?: TokenDetails;
  code?: { code: string; secret: string };
};

/** Creates a 32-byte token and stores its hash. The caller ends earlier tokens of the kind and address. */
export async function makeToken(tx: Handle, plan: TokenPlan, now: Date): Promise<MadeToken> {
  const token = randomBytes(32).toString('base64url');
  const { id } = await tx
    .insertInto('account_token')
    .values({
      kind: plan.kind,
      email: plan.email,
      user_id: plan.userId,
      token_hash: hashOf(token),
      code_hash: plan.code ? codeHash(plan.code.secret, plan.email, plan.code.code) : null,
      details: JSON.stringify(plan.details ?? {}),
      expires_at: new Date(now.getTime() + TOKEN_MINUTES[plan.kind] * MINUTE_MS),
      used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** Uses a token; the first of two concurrent calls gets it. Null: unknown, of another kind, used or expired. */
export async function useToken(tx: Handle, kind: TokenKind, token: string, now: Date): Promise<UsedToken | null> {
  const row = await tx
    .updateTable('account_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(USED)
    .executeTakeFirst();
  return row ?? null;
}

/** A valid token, or null. Does not use it, so mail scanners may open its page. */
export async function peekToken(db: Handle, kind: TokenKind, token: string, now: Date): Promise<UsedToken | null> {
  const row = await db
    .selectFrom('account_token')
    .select(USED)
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses the link that a code belongs to. Counts a wrong code; the row is locked, so concurrent tries all count. */
export async function useCode(
  tx: Handle,
  { email, code, secret }: { email: string; code: string; secret: string },
  now: Date,
): Promise<UsedToken | null> {
  const row = await tx
    .updateTable('account_token')
    .set((token) => ({ attempts: token('attempts', '+', 1) }))
    .where('email', '=', email)
    .where('kind', '=', 'link')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', CODE_TRIES)
    .returning([...USED, 'code_hash'])
    .executeTakeFirst();
  const given = Buffer.from(codeHash(secret, email, code));
  const right = Buffer.from(row?.code_hash ?? '');
  if (!row || right.length !== given.length || !timingSafeEqual(right, given)) return null;
  await tx.updateTable('account_token').set({ used_at: now }).where('id', '=', row.id).execute();
  const { code_hash: _, ...used } = row;
  return used;
}

/** Ends unused tokens of these kinds of an address or a customer. */
export async function endTokens(tx: Handle, of: { email: string } | { userId: string }, kinds: TokenKind[]) {
  const tokens = tx.deleteFrom('account_token').where('kind', 'in', kinds).where('used_at', 'is', null);
  await ('email' in of ? tokens.where('email', '=', of.email) : tokens.where('user_id', '=', of.userId)).execute();
}
