import { data, redirect } from 'react-router';
import type { SkuPlan } from '#backend/catalog/price-plans/service.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { readBreaks } from './breaks-text.ts';
import { costAction } from './cost-action.ts';
import { type DraftErrors, readDraft, type TypedDraft, typedDraft } from './read-draft.ts';

/** A plan that somebody changed meanwhile: as it was, as it is, in the words of its reductions. */
export type PlanClash = { now: SkuPlan[]; base: ReadonlyMap<string, string> };

export type PlanAnswer = { typed: TypedDraft; errors: DraftErrors; clash: PlanClash | null; isEmpty: boolean };

/** Quantity prices that were not saved: they cannot be read, somebody changed them meanwhile, or nothing would change. */
export type BreaksAnswer = { wrong: 'value' | 'changed' | 'empty'; typed: string; base: string };

/** Makes a change set of quantity prices and opens it. */
async function breaksAction({ shop, actor }: ReturnType<typeof staffOf>, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const answer = { typed: text('breaks'), base: text('seen') };
  const [breaks, seen] = [readBreaks(answer.typed), readBreaks(answer.base)];
  if (!breaks || !seen) return data<BreaksAnswer>({ ...answer, wrong: 'value' }, 400);
  const made = await shop.pricePlans.setBreaks(actor, text('sku'), { breaks, seen });
  if (made.ok) throw redirect(`/muutokset/${made.value.set}`);
  if (made.reason === 'unknown') throw data(null, { status: 404 });
  return data<BreaksAnswer>({ ...answer, wrong: made.reason }, made.reason === 'changed' ? 409 : 400);
}

/** Shows the preview without scripts (`do=preview`), or makes the change set and opens it. */
export async function planAction(staff: ReturnType<typeof staffOf>, product: string, form: FormData) {
  if (form.get('do') === 'breaks') return breaksAction(staff, form);
  if (form.get('do') === 'cost') return costAction(staff, form);
  const { shop, actor } = staff;
  const typed = typedDraft(form);
  const { draft, errors } = readDraft(typed, shop.now());
  const answer: PlanAnswer = { typed, errors, clash: null, isEmpty: false };
  if (!draft) return data(answer, 400);
  if (form.get('do') === 'preview') return data(answer);
  const named = (prefix: string) =>
    new Map(
      [...form].flatMap(([name, value]) =>
        name.startsWith(prefix) && typeof value === 'string' && (typed.sku === '' || name === `${prefix}${typed.sku}`)
          ? [[name.slice(prefix.length), value] as const]
          : [],
      ),
    );
  const title = String(form.get('title') ?? '')
    .trim()
    .slice(0, 200);
  const made = await shop.pricePlans.plan(actor, product, { draft, seen: named('seen.'), title: title || product });
  if (made.ok) throw redirect(`/muutokset/${made.value.set}`);
  if (made.reason === 'unknown') throw data(null, { status: 404 });
  if (made.reason === 'changed')
    return data<PlanAnswer>({ ...answer, clash: { now: made.details ?? [], base: named('base.') } }, 409);
  return data<PlanAnswer>({ ...answer, isEmpty: true }, 400);
}
