import { redirect } from 'react-router';
import { isAccessRefused } from '#domain/staff/actor.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { textsOf } from '#web/admin/base/texts.tsx';
import type { Notice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/orders.ts';
import fi from '#web/messages/admin/fi/orders.ts';
import { listQuery } from './views.ts';

type Staff = Pick<ReturnType<typeof staffOf>, 'shop' | 'actor' | 'locale'>;
/** The list that the form was sent from. */
type View = { params: URLSearchParams; store: string | null };

/** Orders of one request, also when the whole view is selected. */
export const MOST_SELECTED = 500;

/** How many orders a bulk action changed, and the numbers of those it left as they were. `notice`: with the way to undo it. */
export type BulkAnswer = { changed: number; left: string[]; notice: Notice | null };

/** `back`: what an undo of this order needs to know; null when nothing changed. */
type Step = { isDone: boolean; back: string | null };
type Change = {
  /** The intent that takes it back. */
  undo: string;
  run: (staff: Staff, number: string, form: FormData, back: string) => Promise<Step>;
};

const LEFT: Step = { isDone: false, back: null };
const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

const assign = async ({ shop, actor }: Staff, number: string, to: string | null): Promise<Step> => {
  const given = await shop.orders.assign(actor, number, to);
  if (!given.ok) return LEFT;
  return { isDone: true, back: given.value.before === to ? null : (given.value.before ?? '') };
};

const tag = async ({ shop, actor }: Staff, number: string, change: { add?: string[]; remove?: string[] }) => {
  const tags = [...(change.add ?? []), ...(change.remove ?? [])];
  const changed = tags.includes('') ? null : await shop.orders.tag(actor, number, change);
  if (!changed?.ok) return LEFT;
  const { added, removed } = changed.value;
  return { isDone: true, back: added.length + removed.length > 0 ? '' : null };
};

const changes: Record<string, Change> = {
  preparing: {
    undo: 'unprepare',
    run: async ({ shop, actor }, number) => {
      const marked = await shop.afterSale.mark(actor, number, 'preparing');
      return marked.ok ? { isDone: true, back: marked.value.changed ? '' : null } : LEFT;
    },
  },
  unprepare: {
    undo: 'preparing',
    run: async ({ shop, actor }, number) => ({
      isDone: (await shop.afterSale.unprepare(actor, number)).ok,
      back: null,
    }),
  },
  mine: { undo: 'reassign', run: (staff, number) => assign(staff, number, staff.actor.id) },
  assign: {
    undo: 'reassign',
    run: (staff, number, form) => assign(staff, number, textOf(form, 'assignee') || null),
  },
  // to whom each order belonged before, while it is still whose the bulk action made it
  reassign: {
    undo: 'assign',
    run: async ({ shop, actor }, number, form, back) => ({
      isDone: (await shop.orders.assign(actor, number, back || null, textOf(form, 'seen') || null)).ok,
      back: null,
    }),
  },
  tag: { undo: 'untag', run: (staff, number, form) => tag(staff, number, { add: [textOf(form, 'tag')] }) },
  untag: { undo: 'tag', run: (staff, number, form) => tag(staff, number, { remove: [textOf(form, 'tag')] }) },
};

/** The selected orders with what an undo knows of each: `1000016:` or, of the whole view, its first ones. */
async function selected({ shop, actor }: Staff, form: FormData, { params, store }: View): Promise<[string, string][]> {
  if (form.has('undo'))
    return textOf(form, 'orders')
      .split(' ')
      .slice(0, MOST_SELECTED)
      .map((one): [string, string] => [one.split(':')[0] ?? '', one.split(':')[1] ?? '']);
  const numbers = form.has('whole')
    ? (await shop.orders.list(actor, listQuery(params, store), { limit: MOST_SELECTED })).orders.map(
        ({ number }) => number,
      )
    : form.getAll('number').map(String);
  return numbers.slice(0, MOST_SELECTED).map((number) => [number, '']);
}

/** Marks, assigns or tags the selected orders, each on its own: one that cannot be changed does not stop the others. */
export async function bulkAction(staff: Staff, form: FormData, view: View): Promise<BulkAnswer | Response> {
  const { shop, actor, locale } = staff;
  const t = textsOf(locale, fi, en);
  const orders = await selected(staff, form, view);
  const intent = textOf(form, 'intent');
  if (intent === 'print' && orders.length > 0)
    return redirect(`/pakkaus/keruulista?${new URLSearchParams(orders.map(([number]) => ['tilaus', number]))}`);
  const change = changes[intent];
  const stepOf = async (run: () => Promise<Step> | undefined): Promise<Step> => {
    try {
      return (await run()) ?? LEFT;
    } catch (error) {
      if (!isAccessRefused(error)) throw error;
      await shop.staff.recordRefusal(actor, error);
      return LEFT;
    }
  };
  const [left, undone]: [string[], string[]] = [[], []];
  for (const [number, back] of orders) {
    const step = await stepOf(() => change?.run(staff, number, form, back));
    if (!step.isDone) left.push(number);
    if (step.back !== null) undone.push(`${number}:${step.back}`);
  }
  const changed = orders.length - left.length;
  if (form.has('undo')) return { changed, left, notice: { message: t('bulk.undone', { count: changed }) } };
  if (undone.length === 0 || !change) return { changed, left, notice: null };
  const seen = intent === 'mine' ? actor.id : textOf(form, 'assignee');
  const fields = { intent: change.undo, orders: undone.join(' '), tag: textOf(form, 'tag'), seen, undo: '1' };
  return {
    changed,
    left,
    notice: { message: t('bulk.done', { count: changed }), undo: { action: '/tilaukset', fields } },
  };
}
