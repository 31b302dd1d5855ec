import { type AuthoredClash, auditFields, withAuthors } from '#backend/platform/audit/clash-authors.ts';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { type FieldEdit, mergeEdits } from '#domain/base/merge-edits.ts';
import { keysOf } from '#domain/base/records.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import { isLetterField, isLetterId, type LetterField } from '#domain/customers/newsletter/letters/letter.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { columnsOf, letterSubject, readLetters } from './stored.ts';

/** `others`: fields that a colleague changed meanwhile and that this form left alone. */
export type LetterSaved =
  | Ok<{ version: number; changed: LetterField[]; others: LetterField[] }>
  | Fail<'unknown' | 'not_draft', null>
  | Fail<'text', { field: LetterField }>
  | Fail<'conflict', { version: number; clashes: AuthoredClash[] }>;
export type LetterAdded = Ok<{ id: string }> | Fail<'id' | 'taken'>;

const MOST = { subject: 150, preview: 200, body: 100_000 };
/** What the database cannot keep, and texts longer than a letter. */
const isTooMuch = ({ field, mine }: FieldEdit<LetterField>): boolean => {
  const name = field.endsWith('body') ? 'body' : field.endsWith('preview') ? 'preview' : 'subject';
  return mine.length > MOST[name] || /(?![\n\t])\p{Cc}/u.test(mine);
};
const isOwn = (edit: FieldEdit): edit is FieldEdit<LetterField> => isLetterField(edit.field);

/** Writes drafts of letters; two people's changes of different fields both stay (admin-letter-2). */
export function createLetterSaves({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  async function saveLocked(actor: Actor, tx: Tx, id: string, edits: readonly FieldEdit<LetterField>[]) {
    const [stored] = await readLetters(tx, { id, lock: true });
    if (!stored) return fail('unknown', null);
    if (stored.state !== 'draft') return fail('not_draft', null);
    const { changes, clashes, others } = mergeEdits(stored.fields, edits);
    if (clashes.length > 0)
      return fail('conflict', {
        version: stored.version,
        clashes: await withAuthors(tx, letterSubject(id), clashes),
      });
    const changed = keysOf(changes);
    if (changed.length === 0) return ok({ version: stored.version, changed, others });
    const version = stored.version + 1;
    await tx
      .updateTable('newsletter_letter')
      .set({ ...columnsOf(changes), version })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, actor, now(), {
      action: 'newsletter.write',
      subject: letterSubject(id),
      before: auditFields(stored.fields, changed),
      after: auditFields({ ...stored.fields, ...changes }, changed),
    });
    return ok({ version, changed, others });
  }

  return {
    /** Begins a letter by its name, which is that of a file: nobody gets a letter of one name twice. */
    async add(actor: Actor, typed: string): Promise<LetterAdded> {
      const id = typed.trim();
      authorise(actor, 'newsletter.write', { subject: id });
      if (!isLetterId(id)) return fail('id');
      return inTransaction(db.kysely, async (tx): Promise<LetterAdded> => {
        const sent = await tx
          .selectFrom('outbox_mail')
          .select('id')
          .where('kind', '=', 'newsletter-letter')
          .where((eb) => eb(eb.fn('split_part', ['subject_id', eb.val(':'), eb.val(2)]), '=', id))
          .limit(1)
          .executeTakeFirst();
        if (sent) return fail('taken');
        const made = await tx
          .insertInto('newsletter_letter')
          .values({ id, created_at: now() })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) return fail('taken');
        await recordAudit(tx, actor, now(), { action: 'newsletter.add', subject: letterSubject(id) });
        return ok({ id });
      });
    },

    /** Saves the fields of a draft. */
    async save(actor: Actor, id: string, fields: readonly FieldEdit[]): Promise<LetterSaved> {
      authorise(actor, 'newsletter.write', { subject: id });
      const edits = fields.filter(isOwn);
      const wrong = edits.find(isTooMuch);
      if (wrong) return fail('text', { field: wrong.field });
      return inTransaction(db.kysely, (tx): Promise<LetterSaved> => saveLocked(actor, tx, id, edits));
    },

    /** Puts a text at the end of a draft's letter in each language. */
    async append(actor: Actor, id: string, texts: { fi: string; en: string }): Promise<LetterSaved> {
      authorise(actor, 'newsletter.write', { subject: id });
      return inTransaction(db.kysely, async (tx): Promise<LetterSaved> => {
        const [stored] = await readLetters(tx, { id, lock: true });
        if (!stored) return fail('unknown', null);
        const { fields } = stored;
        const hasEnglish = Boolean(fields['en.subject'] || fields['en.body']);
        const edits = (['fi.body', 'en.body'] as const)
          .filter((field) => field === 'fi.body' || hasEnglish)
          .map((field) => {
            const base = fields[field];
            const text = field === 'fi.body' ? texts.fi : texts.en;
            return { field, base, mine: base.trim() === '' ? `${text}\n` : `${base.trimEnd()}\n\n${text}\n` };
          });
        const wrong = edits.find(isTooMuch);
        return wrong ? fail('text', { field: wrong.field }) : saveLocked(actor, tx, id, edits);
      });
    },
  };
}
