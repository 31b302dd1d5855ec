import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { SendLetters } from '../send-letter.ts';
import { checkLetter } from './check-letter.ts';
import { keepLinks, linkCollector } from './links.ts';
import { readLetters, type StoredLetter } from './stored.ts';

/**
 * Sends letters whose time has come, by the outbox in batches. What a stop leaves behind goes on at the next run, and nobody gets
 * a letter twice (admin-letter-3).
 */
export function createSendDue(
  { db, now, baseUrl, log }: Pick<ShopContext, 'db' | 'now' | 'baseUrl' | 'log'>,
  letters: Pick<SendLetters, 'render' | 'send'>,
) {
  const { kysely } = db;

  /** Takes a letter whose time has come; null: recalled meanwhile, or sent by another process. */
  const take = (id: string): Promise<StoredLetter | null> =>
    inTransaction(kysely, async (tx) => {
      const [stored] = await readLetters(tx, { id, states: ['scheduled', 'sending'], lock: true });
      if (!stored?.sendAt || stored.sendAt > now()) return null;
      await tx.updateTable('newsletter_letter').set({ state: 'sending' }).where('id', '=', id).execute();
      return stored;
    });

  async function send(id: string): Promise<void> {
    const stored = await take(id);
    if (!stored) return;
    const { found, track } = linkCollector(id, baseUrl);
    const checked = await checkLetter(letters, stored, track);
    if (!checked.ok) throw new Error(`letter ${id} is not sent: ${JSON.stringify(checked.details)}`);
    await keepLinks(kysely, id, found);
    const { readers } = await letters.send(checked.value);
    await kysely
      .updateTable('newsletter_letter')
      .set({ state: 'sent', sent_at: now(), fi_readers: readers.fi, en_readers: readers.en })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .execute();
    log.info({ letter: id, ...readers }, 'newsletter sent');
  }

  return async (): Promise<void> => {
    const waiting = await readLetters(kysely, { states: ['scheduled', 'sending'] });
    for (const { id, sendAt } of waiting) if (sendAt && sendAt <= now()) await send(id);
  };
}
