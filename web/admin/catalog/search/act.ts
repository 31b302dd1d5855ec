import { data, redirect } from 'react-router';
import type { SaveOutcome } from '#backend/catalog/search/curation/service.ts';
import type { Shop } from '#backend/shop.ts';
import { isLocale } from '#domain/base/locale.ts';
import type { SearchRuleProblem } from '#domain/catalog/search/search-rule.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { type Draft, readDraft, ruleOf } from './draft.ts';

/** Why a rule was not saved, with what was typed; or what was done with a judgement. */
export type Outcome =
  | { kind: 'refused'; draft: Draft; failure: Exclude<SaveOutcome, { ok: true }> }
  | { kind: 'judged' | 'not-judged' };

const problems = (draft: Draft, problem: SearchRuleProblem): Outcome => ({
  kind: 'refused',
  draft,
  failure: { ok: false, reason: 'invalid', details: problem },
});

/** Saves or removes a rule, or grades a product of a query. A saved rule leads back to the list. */
export async function act({ shop, actor }: { shop: Shop; actor: StaffActor }, form: FormData) {
  const { curation } = shop.search;
  const text = (name: string) => String(form.get(name) ?? '').trim();
  if (text('intent') === 'judge') {
    const grade = ([1, 2, 3] as const).find((one) => String(one) === text('arvio')) ?? null;
    const locale = isLocale(text('kieli')) ? (text('kieli') as 'fi' | 'en') : 'fi';
    const isDone = await curation.judge(actor, { query: text('haku'), locale }, text('tuote'), grade);
    return data<Outcome>({ kind: isDone ? 'judged' : 'not-judged' }, isDone ? 200 : 400);
  }
  const draft = readDraft(form);
  const isRemoval = text('intent') === 'remove';
  const read = ruleOf(draft);
  if (read.problem && !isRemoval) return data(problems(draft, read.problem), 400);
  const saved = await curation.save(
    actor,
    { id: draft.id, rule: isRemoval ? null : read.rule },
    draft.version,
    text('intent') === 'save-anyway',
  );
  if (saved.ok) throw redirect(`/haku?nakyma=rules&tehty=${isRemoval ? 'poisto' : 'talletus'}`);
  return data<Outcome>({ kind: 'refused', draft, failure: saved }, saved.reason === 'conflict' ? 409 : 400);
}
