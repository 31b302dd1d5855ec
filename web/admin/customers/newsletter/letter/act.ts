import { data, redirect } from 'react-router';
import type { LetterProblem, LetterSaved, LetterStep } from '#backend/customers/newsletter/service.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import { authorise } from '#domain/staff/actor.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { readFieldEdits } from '#web/admin/base/pieces/edit/read-field-edits.ts';
import { orRefused } from '#web/admin/base/refused-form.ts';
import { textsOf } from '#web/admin/base/texts.tsx';
import type { Notice } from '#web/admin/base/toasts/toasts.ts';
import { timeOf } from '#web/admin/base/typed-time.ts';
import en from '#web/messages/admin/en/newsletter.ts';
import fi from '#web/messages/admin/fi/newsletter.ts';
import { textToAdd } from './text-to-add.ts';

type Staff = Pick<ReturnType<typeof staffOf>, 'shop' | 'actor' | 'locale'>;
type Typed = [string, string][];
type Clashes = NonNullable<Extract<LetterSaved, { reason: 'conflict' }>['details']>;
type Reason = Extract<LetterStep | LetterSaved, { ok: false }>['reason'];
export type FoundProduct = { sku: string; name: string };

/** What an action came to. `typed` comes back where the person has to decide or correct something. */
export type LetterAnswer =
  | { notice: Notice; found?: FoundProduct[] }
  | { failed: Exclude<Reason, 'conflict'> | 'time' | 'merged' | 'gone'; problems?: LetterProblem[]; typed: Typed }
  | { found: FoundProduct[] }
  | (Clashes & { typed: Typed });

const INVALID = 422;
const CONFLICT = 409;
const REFUSED = 403;
const MOST_FOUND = 6;
const answer = (value: LetterAnswer, status = 200) => data(value, { status });
const typedOf = (form: FormData): Typed =>
  [...form].flatMap(([name, value]): Typed => (typeof value === 'string' ? [[name, value]] : []));
const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** Does what a form of a letter asks. */
export async function act(staff: Staff, id: string, form: FormData) {
  const done = await orRefused(async () => {
    if (form.has('add')) return add(staff, id, form);
    switch (text(form, 'intent')) {
      case 'send':
        return send(staff, id, form);
      case 'test':
        return test(staff, id, form);
      case 'find':
        return find(staff, form);
      case 'recall':
      case 'remove':
        return step(staff, id, form);
      default:
        return save(staff, id, form);
    }
  });
  return done instanceof Response || !('refused' in done) ? done : data(done, { status: REFUSED });
}

const saving = ({ shop, actor }: Staff, id: string, form: FormData) =>
  shop.newsletter.staff.save(actor, id, [...readFieldEdits(form).values()]);

function refusedSave(saved: Extract<LetterSaved, { ok: false }>, form: FormData) {
  const typed = typedOf(form);
  if (saved.reason === 'conflict' && saved.details) return answer({ ...saved.details, typed }, CONFLICT);
  if (saved.reason === 'conflict') return answer({ failed: 'changed', typed }, CONFLICT);
  return answer({ failed: saved.reason, typed }, saved.reason === 'text' ? INVALID : CONFLICT);
}

async function save(staff: Staff, id: string, form: FormData) {
  const saved = await saving(staff, id, form);
  if (!saved.ok) return refusedSave(saved, form);
  const t = textsOf(staff.locale, fi, en);
  return answer({ notice: { message: t(saved.value.others.length > 0 ? 'done.merged' : 'done.save') } });
}

/** Saves the letter as its form stands, then puts it on its way; what a colleague wrote meanwhile is read first. */
async function send(staff: Staff, id: string, form: FormData) {
  const t = textsOf(staff.locale, fi, en);
  const saved = await saving(staff, id, form);
  if (!saved.ok) return refusedSave(saved, form);
  if (saved.value.others.length > 0) return answer({ failed: 'merged', typed: typedOf(form) }, CONFLICT);
  const day = text(form, 'sendDay');
  const at = day === '' ? null : timeOf(day, text(form, 'sendClock'));
  if (day !== '' && at === null) return answer({ failed: 'time', typed: typedOf(form) }, INVALID);
  const sent = await staff.shop.newsletter.staff.schedule(staff.actor, id, { version: saved.value.version, at });
  if (sent.ok) return answer({ notice: { message: t(at ? 'done.schedule' : 'done.send') } });
  const problems = sent.reason === 'invalid' ? (sent.details ?? []) : [];
  return answer(
    { failed: sent.reason, problems, typed: typedOf(form) },
    sent.reason === 'invalid' ? INVALID : CONFLICT,
  );
}

async function test(staff: Staff, id: string, form: FormData) {
  const saved = await saving(staff, id, form);
  if (!saved.ok) return refusedSave(saved, form);
  const sent = await staff.shop.newsletter.staff.test(staff.actor, id);
  if (!sent.ok) return answer({ failed: sent.reason, typed: typedOf(form) }, INVALID);
  return answer({ notice: { message: textsOf(staff.locale, fi, en)('done.test', { to: sent.value.to }) } });
}

/** Products by words or code, to be put into the letter. */
async function find({ shop, actor, locale }: Staff, form: FormData) {
  authorise(actor, 'newsletter.write');
  const q = text(form, 'q').replaceAll('\0', '').slice(0, 100);
  const byCode = q === '' ? [] : await shop.catalog.cardsBySku([q], locale);
  const cards =
    byCode.length > 0 || q === ''
      ? byCode
      : (await shop.search.listing(readListingQuery(new URLSearchParams({ q }), null), locale)).hits;
  const found = cards.slice(0, MOST_FOUND).map(({ sku, name }) => ({
    sku,
    name: [name.default, name.variation].filter(Boolean).join(', '),
  }));
  return answer({ found });
}

/** Saves the letter, then puts a product or an article at its end. */
async function add(staff: Staff, id: string, form: FormData) {
  const saved = await saving(staff, id, form);
  if (!saved.ok) return refusedSave(saved, form);
  const added = await textToAdd(staff.shop, text(form, 'add') || `article ${text(form, 'article')}`);
  if (!added) return answer({ failed: 'gone', typed: typedOf(form) }, INVALID);
  const done = await staff.shop.newsletter.staff.append(staff.actor, id, added);
  if (!done.ok) return refusedSave(done, form);
  return answer({ notice: { message: textsOf(staff.locale, fi, en)('done.add') } });
}

async function step({ shop, actor, locale }: Staff, id: string, form: FormData) {
  const seen = { version: Number(form.get('version')) || 0 };
  const { staff } = shop.newsletter;
  const isRemoving = form.get('intent') === 'remove';
  const done = isRemoving ? await staff.remove(actor, id, seen) : await staff.recall(actor, id, seen);
  if (!done.ok) return answer({ failed: done.reason, typed: typedOf(form) }, CONFLICT);
  if (isRemoving) return redirect('/uutiskirjeet');
  return answer({ notice: { message: textsOf(locale, fi, en)('done.recall') } });
}
