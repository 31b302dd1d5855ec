import { data } from 'react-router';
import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { ownValue } from '#domain/base/records.ts';
import { rowNumber } from '#domain/base/row-number.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { orRefused } from '#web/admin/base/refused-form.ts';
import type { Undo } from '#web/admin/base/toasts/toasts.ts';

type Page = { shop: Shop; actor: StaffActor; locale: Locale; id: number; form: FormData };

export type SetFailure = 'conflict' | 'changed' | 'not_now' | 'import_running' | 'unknown';
/** What an action did, or why not; `goTo` is the set that an undo made. */
export type SetAnswer = {
  done?: 'approve' | 'scheduled' | 'queued' | 'propose' | 'refuse' | 'check' | 'recall' | 'resolve';
  left?: number;
  failed?: SetFailure;
  goTo?: string;
  undo?: Undo;
  refused?: unknown;
};

const CONFLICT = 409;
const REFUSED = 403;

type Outcome = { ok: true } | { ok: false; reason: string };
const failures: readonly string[] = ['changed', 'not_now', 'import_running'];
const failed = ({ reason }: { reason: string }) =>
  data<SetAnswer>({ failed: failures.includes(reason) ? (reason as SetFailure) : 'unknown' }, CONFLICT);

async function approve({ shop, actor, id, form }: Page) {
  const approved = await orRefused(() => shop.changeSets.approve(actor, id, Number(form.get('seenVersion'))));
  if ('refused' in approved) return data<SetAnswer>(approved, REFUSED);
  if (!approved.ok) return failed(approved);
  const { state } = approved.value;
  if (state === 'checked') return data<SetAnswer>({ failed: 'conflict' }, CONFLICT);
  const undo = { action: `/muutokset/${id}`, fields: { intent: 'recall' } };
  if (state === 'scheduled') return { done: 'scheduled', undo } satisfies SetAnswer;
  return { done: state === 'queued' ? 'queued' : 'approve' } satisfies SetAnswer;
}

async function recall({ shop, actor, id }: Page) {
  const recalled = await shop.changeSets.recall(actor, id);
  return recalled.ok ? ({ done: 'recall', left: recalled.value.left } satisfies SetAnswer) : failed(recalled);
}

async function undo({ shop, actor, id }: Page) {
  const made = await shop.changeSets.undo(actor, id);
  return made.ok ? ({ goTo: `/muutokset/${made.value.id}` } satisfies SetAnswer) : failed(made);
}

/** A button of a row names it: `skip`, `mine` or `take`; without a number it means all with a problem. */
async function resolve({ shop, actor, id, form }: Page) {
  const [name = 'skip', value = ''] = ['skip', 'mine', 'take'].flatMap((one) =>
    form.has(one) ? [one, String(form.get(one))] : [],
  );
  const row = rowNumber(value);
  const rows = value === 'all' ? ('problems' as const) : row === null ? [] : [row];
  const resolved = await shop.changeSets.resolve(actor, id, rows, name === 'skip' || name === 'mine' ? name : null);
  return resolved.ok ? ({ done: 'resolve' } satisfies SetAnswer) : failed(resolved);
}

const simply =
  (move: 'propose' | 'refuse' | 'check') =>
  async ({ shop, actor, id }: Page) => {
    const moved: Outcome = await shop.changeSets[move](actor, id);
    return moved.ok ? ({ done: move } satisfies SetAnswer) : failed(moved);
  };

const intents: Record<string, (page: Page) => Promise<SetAnswer | ReturnType<typeof failed>>> = {
  approve,
  recall,
  undo,
  resolve,
  propose: simply('propose'),
  refuse: simply('refuse'),
  check: simply('check'),
};

/** Runs the action of a form of a change set's page by its `intent`. */
export async function act(page: Page) {
  const intent = ownValue(intents, page.form.get('intent'));
  return intent ? intent(page) : data<SetAnswer>({ failed: 'unknown' }, CONFLICT);
}
