import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import { sendSubject } from '#domain/customers/newsletter/letters/letter.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import type { SendLetters } from '../send-letter.ts';
import { checkLetter } from './check-letter.ts';
import { type LetterProblem, letterSubject, readLetters, type StoredLetter } from './stored.ts';

export type LetterStep =
  | Ok<null>
  | Fail<'unknown' | 'changed' | 'not_draft' | 'not_scheduled' | 'past', null>
  | Fail<'invalid', LetterProblem[]>;

/** What a person saw: the version of the letter. */
type Seen = { version: number };

/** Steps in the life of a letter: approved for a time, recalled, removed (admin-letter-3). */
export function createLetterSteps({ db, now }: Pick<ShopContext, 'db' | 'now'>, letters: Pick<SendLetters, 'render'>) {
  const change = (
    id: string,
    { version }: Seen,
    work: (tx: Tx, stored: StoredLetter) => Promise<LetterStep>,
  ): Promise<LetterStep> =>
    inTransaction(db.kysely, async (tx): Promise<LetterStep> => {
      const [stored] = await readLetters(tx, { id, lock: true });
      if (!stored) return fail('unknown', null);
      if (stored.version !== version) return fail('changed', null);
      return work(tx, stored);
    });
  const audit = (tx: Tx, actor: Actor, step: string, id: string, after: Record<string, unknown> = {}) =>
    recordAudit(tx, actor, now(), { action: `newsletter.${step}`, subject: letterSubject(id), after });

  return {
    /**
     * Puts a draft on its way, at a time or at once (`at` null). The consent is for the version that was read: a letter changed since
     * needs a new one.
     */
    async schedule(actor: Actor, id: string, seen: Seen & { at: Date | null }): Promise<LetterStep> {
      authorise(actor, 'newsletter.send', { subject: sendSubject(id, seen.version) });
      const [open] = await readLetters(db.kysely, { id });
      if (!open) return fail('unknown', null);
      const checked = await checkLetter(letters, open);
      if (!checked.ok) return checked;
      if (seen.at && seen.at < now()) return fail('past', null);
      return change(id, seen, async (tx, stored) => {
        if (stored.state !== 'draft') return fail('not_draft', null);
        const sendAt = seen.at ?? now();
        await tx
          .updateTable('newsletter_letter')
          .set({ state: 'scheduled', send_at: sendAt, version: stored.version + 1 })
          .where('id', '=', id)
          .execute();
        await audit(tx, actor, 'send', id, { sendAt: sendAt.toISOString(), version: stored.version });
        return ok(null);
      });
    },

    /** Makes a draft again of a letter that has not begun to go. */
    recall(actor: Actor, id: string, seen: Seen): Promise<LetterStep> {
      authorise(actor, 'newsletter.write', { subject: id });
      return change(id, seen, async (tx, stored) => {
        if (stored.state !== 'scheduled') return fail('not_scheduled', null);
        await tx
          .updateTable('newsletter_letter')
          .set({ state: 'draft', send_at: null, version: stored.version + 1 })
          .where('id', '=', id)
          .execute();
        await audit(tx, actor, 'recall', id);
        return ok(null);
      });
    },

    /** Removes a draft. */
    remove(actor: Actor, id: string, seen: Seen): Promise<LetterStep> {
      authorise(actor, 'newsletter.write', { subject: id });
      return change(id, seen, async (tx, stored) => {
        if (stored.state !== 'draft') return fail('not_draft', null);
        await tx.deleteFrom('newsletter_letter').where('id', '=', id).execute();
        await audit(tx, actor, 'remove', id, { subject: stored.fields['fi.subject'] });
        return ok(null);
      });
    },
  };
}
