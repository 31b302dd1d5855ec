import { data, redirect } from 'react-router';
import type { WithdrawalStep } from '#backend/sales/returns/service.ts';
import type { WithdrawalState } from '#domain/sales/returns/withdrawal-state.ts';
import type { staffOf } from '#web/admin/base/context.ts';

/** Answers to the forms of a return's page; `reason` is what was typed. */
export type ReturnAnswer = {
  conflict?: WithdrawalState;
  notNow?: WithdrawalState;
  failed?: 'lines' | 'refund' | 'reason' | 'unknown_order' | 'unknown_person' | 'unknown' | LabelProblem;
  reason?: string;
};

/** Why there is no label: the order came otherwise, another request is on its way, the carrier would not. */
type LabelProblem = 'none' | 'waiting' | 'refused';

type Page = ReturnType<typeof staffOf> & { id: string; form: FormData };
const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** The pieces of `piece-<position>` fields. */
function linesOf(form: FormData) {
  return [...form.entries()].flatMap(([name, value]) => {
    const position = /^piece-(\d+)$/.exec(name)?.[1];
    const amount = Number(value);
    return position && Number.isInteger(amount) && amount > 0 ? { position: Number(position), amount } : [];
  });
}

function stepOf(form: FormData): WithdrawalStep {
  switch (form.get('intent')) {
    case 'goods_in':
      return { to: 'goods_in', lines: linesOf(form) };
    case 'exchanged':
      return { to: 'exchanged' };
    case 'paid_back':
      return { to: 'paid_back', refundId: text(form, 'refund') };
    default:
      return { to: 'refused', reason: text(form, 'reason') };
  }
}

function run({ shop, actor, id, form }: Page) {
  const desk = shop.withdrawals.staff;
  switch (form.get('intent')) {
    case 'match':
      return desk.match(actor, id, text(form, 'order'));
    case 'assign':
      return desk.assign(actor, id, text(form, 'assignee') || null);
    case 'label':
      return desk.bookLabel(actor, id);
    case 'mail-label':
      return desk.mailLabel(actor, id, text(form, 'key'));
    default:
      return desk.step(actor, id, stepOf(form), Number(form.get('seenVersion')));
  }
}

const SAID: Record<string, string> = { label: 'kortti', 'mail-label': 'lahetetty' };

/** Runs the action of a form on a return's page by its `intent`. */
export async function act(page: Page) {
  const { id, form } = page;
  const reason = text(form, 'reason');
  const done = await run(page);
  if (done.ok) throw redirect(`/palautukset/${id}?${SAID[text(form, 'intent')] ?? 'tallennettu'}=1`);
  switch (done.reason) {
    case 'conflict':
      return data<ReturnAnswer>({ conflict: done.details?.state, reason }, 409);
    case 'not_now':
      return data<ReturnAnswer>({ notNow: done.details, reason }, 409);
    default:
      return data<ReturnAnswer>({ failed: done.reason, reason }, 400);
  }
}
