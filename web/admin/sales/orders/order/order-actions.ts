import { data, redirect } from 'react-router';
import { isOneOf, ownValue } from '#domain/base/records.ts';
import { type Edit, editFields } from '#domain/sales/orders/order-edit.ts';
import type { ManualStatus } from '#domain/sales/orders/order-status.ts';
import { isTrackingCode } from '#domain/sales/orders/tracking.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { textsOf } from '#web/admin/base/texts.tsx';
import type { Notice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/order.ts';
import fi from '#web/messages/admin/fi/order.ts';
import type { DoneKey, FailKey, OrderAnswer } from './answer.ts';
import { isChosen, readRefund, refundInput, textFields } from './refund-form.ts';

type Staff = Pick<ReturnType<typeof staffOf>, 'shop' | 'actor' | 'locale'>;
type Fields = URLSearchParams;
/** `undo`: the fields of the form that takes it back. */
type Outcome =
  | { done: DoneKey; fields?: readonly string[]; undo?: Record<string, string> }
  | Exclude<OrderAnswer, { notice: unknown }>;
type Run = (staff: Staff, number: string, fields: Fields) => Promise<Outcome>;
type Failure = { ok: false; reason: string; details?: unknown };

const CONFLICT = 409;
const INVALID = 422;

const isFail = (reason: string): reason is FailKey => `fail.${reason}` in en;

/** A refusal of a service in the page's words; guards of the state machine are one of them. */
function failed({ reason, details }: Failure): Exclude<OrderAnswer, { notice: unknown }> {
  const guards = ['is_pickup', 'is_shipped', 'is_by_mail', 'goods_reserved'];
  const refunded = typeof details === 'object' && details && 'refunded' in details ? Number(details.refunded) : null;
  if (guards.includes(reason)) return { failed: 'no_such_move', cents: null };
  return { failed: isFail(reason) ? reason : 'other', cents: refunded };
}

const outcome = (result: { ok: true } | Failure, done: DoneKey): Outcome => (result.ok ? { done } : failed(result));

const piecesOf = (fields: Fields) => readRefund(fields).lines;

const MARKS = ['preparing', 'ready_for_pickup', 'completed'] as const satisfies ManualStatus[];

const edit: Run = async ({ shop, actor }, number, fields) => {
  const edits = editFields.flatMap((field): Edit[] => {
    const mine = fields.get(field);
    return mine === null ? [] : [{ field, base: fields.get(`base.${field}`) ?? '', mine }];
  });
  const form = { version: Number(fields.get('version')), fields: edits, notify: fields.has('notify') };
  const edited = await shop.orders.edit(actor, number, form);
  if (edited.ok) return { done: edited.value.others.length > 0 ? 'merged' : 'edit', fields: edited.value.others };
  const typed = Object.fromEntries(fields);
  if (edited.reason === 'invalid') return { problems: edited.details ?? [], typed };
  if (edited.reason === 'conflict' && edited.details) return { ...edited.details, typed };
  return failed(edited);
};

const ship: Run = async ({ shop, actor }, number, fields) => {
  const lines = piecesOf(fields);
  if (lines.length === 0) return { failed: 'no_such_line', cents: null };
  // a paid order is taken for picking first; repeating that changes nothing
  const taken = fields.get('status') === 'paid' ? await shop.afterSale.mark(actor, number, 'preparing') : null;
  if (taken && !taken.ok) return failed(taken);
  const tracking = fields.get('tracking')?.trim().slice(0, 100) || null;
  const parcel = { lines, tracking, carrier: fields.get('carrier') };
  return outcome(await shop.afterSale.mark(actor, number, 'shipped', parcel), 'ship');
};

const refund: Run = async ({ shop, actor }, number, fields) => {
  const form = readRefund(fields);
  if (!isChosen(form)) return { failed: 'no_such_line', cents: null };
  return outcome(await shop.afterSale.refund(actor, number, refundInput(form)), 'refund');
};

const cancel: Run = async ({ shop, actor }, number, fields) => {
  const unpaid = await shop.afterSale.mark(actor, number, 'cancelled');
  if (unpaid.ok || unpaid.reason !== 'is_paid') return outcome(unpaid, 'cancel');
  const reason = (fields.get('reason') ?? '').trim().slice(0, 500);
  return outcome(await shop.afterSale.cancelPaid(actor, number, reason), 'cancel');
};

const actions: Record<string, Run> = {
  edit,
  ship,
  refund,
  cancel,
  note: async ({ shop, actor }, number, fields) =>
    outcome(await shop.orders.note(actor, number, { body: fields.get('body') ?? '', key: fields.get('key') }), 'note'),
  assign: async ({ shop, actor }, number, fields) => {
    const assignee = fields.get('assignee') || null;
    const seen = fields.get('seen');
    const given = await shop.orders.assign(actor, number, assignee, seen === null ? undefined : seen || null);
    if (!given.ok) return failed(given);
    const { before } = given.value;
    if (before === assignee) return { done: 'assign' };
    return { done: 'assign', undo: { intent: 'assign', assignee: before ?? '', seen: assignee ?? '' } };
  },
  tag: async ({ shop, actor }, number, fields) => {
    const changed = await shop.orders.tag(actor, number, {
      add: fields.getAll('add'),
      remove: fields.getAll('remove'),
    });
    if (!changed.ok) return failed(changed);
    // the forms add or remove one
    const [[added], [removed]] = [changed.value.added, changed.value.removed];
    const undo = { ...(added && { remove: added }), ...(removed && { add: removed }) };
    return { done: 'tag', ...(Object.keys(undo).length > 0 && { undo: { intent: 'tag', ...undo } }) };
  },
  unprepare: async ({ shop, actor }, number) => outcome(await shop.afterSale.unprepare(actor, number), 'mark'),
  mark: async ({ shop, actor }, number, fields) => {
    const to = fields.get('to');
    if (!isOneOf(MARKS, to)) return { failed: 'other', cents: null };
    const marked = await shop.afterSale.mark(actor, number, to);
    if (!marked.ok) return failed(marked);
    const isUndoable = to === 'preparing' && marked.value.changed;
    return { done: 'mark', ...(isUndoable && { undo: { intent: 'unprepare' } }) };
  },
  tracking: async ({ shop, actor }, number, fields) => {
    if (!isTrackingCode(fields.get('tracking')?.trim() ?? '')) return { failed: 'other', cents: null };
    const coded = { parcel: Number(fields.get('parcel')), tracking: fields.get('tracking')?.trim() || null };
    return outcome(await shop.afterSale.mark(actor, number, 'shipped', coded), 'tracking');
  },
  'by-hand': async ({ shop, actor }, number) => outcome(await shop.afterSale.refundsDone(actor, number), 'byHand'),
  resend: async ({ shop, actor }, number, fields) =>
    outcome(
      await shop.orders.resend(actor, number, fields.get('mail') ?? '', {
        key: fields.get('key') ?? '',
        isRedirected: fields.has('redirect'),
      }),
      'resend',
    ),
  expect: async ({ shop, actor }, number, fields) => {
    const day = fields.get('day') || null;
    const expected = await shop.orders.expect(actor, number, Number(fields.get('position')), day);
    return outcome(expected, expected.ok && expected.value.isTold ? 'expectTold' : 'expect');
  },
};

/** What a toast says when a person has taken an action back, or could not. */
function undoNotice({ locale }: Staff, result: Outcome): Notice {
  const t = textsOf(locale, fi, en);
  if ('done' in result) return { message: t('done.undo') };
  const reason = 'failed' in result ? result.failed : 'other';
  return { message: t(`fail.${reason}`, { sum: '' }), tone: 'bad' };
}

/** Does what a form of the page asks: back to the page when done, with the way to undo it when there is one, else what was refused with all that was typed. */
export async function orderAction(staff: Staff, number: string, form: FormData) {
  const fields = textFields(form);
  const run = ownValue(actions, fields.get('intent'));
  if (!run) return data<OrderAnswer>({ failed: 'other', cents: null }, { status: INVALID });
  const result = await run(staff, number, fields);
  if (fields.has('undo')) return data<OrderAnswer>({ done: 'undo', notice: undoNotice(staff, result) });
  if ('done' in result && result.undo) {
    const message = textsOf(staff.locale, fi, en)(`done.${result.done}`, { fields: '' });
    const undo = { action: `/tilaukset/${number}`, fields: { ...result.undo, undo: '1' } };
    return data<OrderAnswer>({ done: result.done, notice: { message, undo } });
  }
  if (!('done' in result)) return data<OrderAnswer>(result, { status: 'problems' in result ? INVALID : CONFLICT });
  const said = new URLSearchParams({ done: result.done });
  if (result.fields?.length) said.set('fields', result.fields.join(','));
  return redirect(`/tilaukset/${number}?${said}`);
}
