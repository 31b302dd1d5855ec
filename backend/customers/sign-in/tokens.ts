import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';

export type TokenKind = 'verify' | 'link' | 'reset' | 'change_email' | 'undo_email';

const MINUTE_MS = 60_000;
/** How long the links of mails hold, in minutes (decisions 4). */
export const TOKEN_MINUTES: Record<TokenKind, number> = {
  verify: 24 * 60,
  link: 10,
  reset: 30,
  change_email: 24 * 60,
  undo_email: 72 * 60,
};
/** Wrong codes until a code is dead. Its link still works: nobody can use that up by guessing. */
const CODE_TRIES = 5;

type Handle = Kysely<Tables>;

/** What a link of a mail is about; the secret itself is in the mail alone. */
export type MadeToken = { id: string; token: string };
export type UsedToken = {
  id: string;
  userId: string | null;
  email: string;
  details: Record<string, unknown>;
  createdAt: Date;
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const USED = ['id', 'user_id as userId', 'email', 'details', 'created_at as createdAt'] as const;

/** Six digits. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

// a million codes are soon tried by whoever reads the table: the shop's secret is not in it
const codeHash = (secret: string, email: string, code: string) =>
  createHmac('sha256', secret).update(`${email}\n${code}`).digest('base64url');

type TokenPlan = {
  kind: TokenKind;
  email: string;
  userId: string | null;
  details?: Record<string, unknown>;
  code?: { code: string; secret: string };
};

/** A new 32-byte token, kept as its hash. Earlier ones of the same kind for the address are the caller's to end. */
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

/** Uses a token up: the first of two at once gets it. Null: unknown, of another kind, used or too old. */
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
  return (row as UsedToken | undefined) ?? null;
}

/** A token that could be used now, or null; uses nothing up, so a scanner of mails may ask. */
export async function peekToken(db: Handle, kind: TokenKind, token: string, now: Date): Promise<UsedToken | null> {
  const row = await db
    .selectFrom('account_token')
    .select(USED)
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return (row as UsedToken | undefined) ?? null;
}

/** Uses up the link that a code belongs to. A wrong code counts: the row is locked, so tries at once count each. */
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
  return used as UsedToken;
}

/** Ends an address's or a customer's tokens of these kinds that nobody has used. */
export async function endTokens(tx: Handle, of: { email: string } | { userId: string }, kinds: TokenKind[]) {
  const tokens = tx.deleteFrom('account_token').where('kind', 'in', kinds).where('used_at', 'is', null);
  await ('email' in of ? tokens.where('email', '=', of.email) : tokens.where('user_id', '=', of.userId)).execute();
}
