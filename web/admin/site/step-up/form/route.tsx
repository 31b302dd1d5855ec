import { data, redirect } from 'react-router';
import { isPermission } from '#domain/staff/permissions.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { Fault } from '#web/admin/base/pieces/fault.tsx';
import { ConfirmForm, type ConfirmProblem } from '#web/admin/base/step-up/confirm-form.tsx';
import { OWN, type RepeatedForm, repeatedForm, withConsents } from '#web/admin/base/step-up/repeated-form.ts';
import { isCents } from '../cents.ts';
import type { Route } from './+types/route';

const MOST_REASON = 500;
const SEND_AGAIN = 307;

type Answer = { form: RepeatedForm; problem: ConfirmProblem | null };

/** Confirms a form that was sent without scripts, and has the browser send it again: 307 keeps its fields. */
export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context);
  const { shop, actor } = staff;
  const form = await request.formData();
  const own = (name: string) => String(form.get(OWN + name) ?? '');
  const permission = own('permission');
  const cents = own('cents') === '' ? null : Number(own('cents'));
  if (!isPermission(permission) || (cents !== null && !isCents(cents))) throw data(null, { status: 400 });
  const asked = { permission, subject: own('subject'), cents };
  const refused = { ...asked, reason: own('reason') === 'approval' ? ('approval' as const) : ('proof' as const) };
  const again = async (problem: ConfirmProblem | null) =>
    data<Answer>({ form: await repeatedForm(staff, { refused }, { to: own('to'), form }), problem });

  switch (own('way')) {
    case 'ask': {
      const reason = own('why').trim().slice(0, MOST_REASON);
      if (reason === '') return again('reason');
      await shop.staff.requestApproval(actor, { ...asked, reason });
      return again(null);
    }
    case 'totp':
    case 'demo': {
      const isCode = own('way') === 'totp';
      const proved = await (isCode
        ? shop.staff.proveByCode(actor, asked, own('code'))
        : shop.staff.proveInDemo(actor, asked));
      if (!proved.ok) return again(proved.reason);
      const { repeat, start } = await repeatedForm(staff, { refused }, { to: own('to'), form });
      const approval = start.approval?.state === 'approved' ? { approval: start.approval.id } : {};
      return redirect(withConsents(repeat.to, { ...proved.value, ...approval }), SEND_AGAIN);
    }
    default:
      return again(null);
  }
}

export default function ConfirmPage({ actionData }: Route.ComponentProps) {
  // an address that was typed or loaded again has no form to confirm
  return actionData ? <ConfirmForm {...actionData} /> : <Fault error={null} />;
}
