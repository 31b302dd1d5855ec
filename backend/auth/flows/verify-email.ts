import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import type { Client } from '../client.ts';
import { inTransaction } from '../in-transaction.ts';
import type { Limited } from '../limits/limits.ts';
import type { AuthParts } from '../parts.ts';
import { findAccount, setVerified } from '../queries.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { endTokens, useToken } from '../tokens.ts';
import type { Visitor } from '../visitor.ts';
import { mailVerification } from './sign-up.ts';

/** Showing that an address is one's own. */
export function createVerifyEmail(parts: AuthParts) {
  const { ctx, mail, limits, sessions, verified } = parts;
  const { db } = ctx;
  return {
    /** Uses up the link of a mail: its address is verified, and this device is signed in. 'used': it no longer works. */
    async verifyEmail(token: string, client: Client): Promise<Result<SignedIn, never> | Fail<'used'> | Limited> {
      const limited = await limits.consume(['token-from', client.ip]);
      if (limited) return limited;
      const found = await inTransaction(db.kysely, async (tx) => {
        const used = await useToken(tx, 'verify', token, ctx.now());
        const account = used?.userId ? await findAccount(tx, { id: used.userId }, { lock: true }) : null;
        // the address may have been changed since the mail went out
        if (!used || account?.email !== used.email) return null;
        await setVerified(tx, account.id);
        await endTokens(tx, { userId: account.id }, ['verify']);
        return account;
      });
      if (!found) return fail('used');
      await verified.tell(found.id, found.email);
      return ok(await sessions.issue(found.id, client));
    },

    /** Sends the mail again, once a minute. 'verified': there is nothing left to show. */
    async resendVerification(visitor: Visitor): Promise<Result<null, never> | Fail<'verified'> | Limited> {
      if (visitor.isVerified) return fail('verified');
      const limited = await limits.consume(['resend-to', visitor.userId], ['mail-to', visitor.email]);
      if (limited) return limited;
      await inTransaction(db.kysely, (tx) => mailVerification(parts, tx, visitor, ctx.now()));
      mail.kick();
      return ok(null);
    },
  };
}
