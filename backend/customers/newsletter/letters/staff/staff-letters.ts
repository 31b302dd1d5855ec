import { auditEntries } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import { type LetterState, letterStates } from '#domain/customers/newsletter/letters/letter.ts';
import { type Actor, authorise, type StaffActor } from '#domain/staff/actor.ts';
import type { ListManagement } from '../../list-management.ts';
import type { SendLetters } from '../send-letter.ts';
import { checkLetter } from './check-letter.ts';
import { letterFigures } from './figures.ts';
import { createLetterSaves } from './save-letter.ts';
import { createLetterSteps } from './steps.ts';
import { type LetterProblem, letterSubject, readLetters } from './stored.ts';
import { createSuppressions } from './suppressions.ts';

const SHOWN_CHANGES = 20;

/** Letters of the newsletter as staff write, try and send them; every change is an entry of the audit log. */
export function createStaffLetters(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  { letters, management }: { letters: SendLetters; management: ListManagement },
) {
  const db = ctx.db.kysely;
  return {
    ...createLetterSaves(ctx),
    ...createLetterSteps(ctx, letters),
    suppressions: createSuppressions(ctx, management),

    /** Letters of a state or of all whose name or subject holds a text, newest first, and how many there are of each state. */
    async list(actor: Actor, { state, text }: { state: LetterState | null; text: string }) {
      authorise(actor, 'newsletter.write');
      const all = await readLetters(db, {});
      const wanted = text.toLowerCase();
      const shown = all.filter(
        ({ id, state: own, fields }) =>
          (state === null || own === state) && `${id} ${fields['fi.subject']}`.toLowerCase().includes(wanted),
      );
      return {
        counts: letterStates.map((name) => ({ name, count: all.filter((letter) => letter.state === name).length })),
        letters: shown.map(({ fields, ...letter }) => ({ ...letter, subject: fields['fi.subject'] })),
      };
    },

    /** A letter with its problems, figures and history; null when there is none. */
    async open(actor: Actor, id: string) {
      authorise(actor, 'newsletter.write');
      const [stored] = await readLetters(db, { id });
      if (!stored) return null;
      const [checked, figures, changes, { subscribers }] = await Promise.all([
        checkLetter(letters, stored),
        letterFigures(db, stored),
        auditEntries(db, { subject: letterSubject(id), outcome: 'done', limit: SHOWN_CHANGES }),
        management.counts(),
      ]);
      const confirmed = (locale: Locale) =>
        subscribers.find((row) => row.status === 'confirmed' && row.locale === locale)?.count ?? 0;
      return {
        stored,
        figures,
        problems: checked.ok ? [] : (checked.details ?? []),
        readers: { fi: Number(confirmed('fi')), en: Number(confirmed('en')) },
        changes: changes.map(({ id: entry, at, action, actor: by, approvedBy }) => ({
          id: entry,
          at,
          action,
          actor: by,
          approvedBy,
        })),
      };
    },

    /** The mail as a reader of a language would get it now; null: no such letter. */
    async preview(
      actor: Actor,
      id: string,
      locale: Locale,
    ): Promise<Ok<{ html: string }> | Fail<'unknown', null> | Fail<'invalid', LetterProblem[]>> {
      authorise(actor, 'newsletter.write');
      const [stored] = await readLetters(db, { id });
      if (!stored) return fail('unknown', null);
      const checked = await checkLetter(letters, stored);
      if (!checked.ok) return checked;
      const { html } = await letters.sample(checked.value, locale);
      return ok({ html });
    },

    /** Sends a letter in its languages to the person's own address. */
    async test(actor: StaffActor, id: string): Promise<Ok<{ to: string }> | Fail<'unknown' | 'invalid'>> {
      authorise(actor, 'newsletter.write');
      const [stored] = await readLetters(db, { id });
      const person = await db.selectFrom('staff').select('email').where('id', '=', actor.id).executeTakeFirst();
      if (!stored || !person) return fail('unknown');
      const checked = await checkLetter(letters, stored);
      if (!checked.ok) return fail('invalid');
      await letters.proof(checked.value, person.email);
      return ok({ to: person.email });
    },
  };
}
