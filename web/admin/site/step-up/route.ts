import { isPermission } from '#domain/staff/permissions.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { passkeyAnswer } from '#web/admin/base/step-up/passkey-answer.ts';
import { startStepUp } from '#web/admin/base/step-up/step-up-answers.ts';
import type { Route } from './+types/route';
import { isCents } from './cents.ts';

const MOST_REASON = 500;

/** The requests of the step-up dialog: a challenge, a proof, a colleague's consent. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const { staff } = shop;
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const permission = text('permission');
  if (!isPermission(permission)) return Response.json(null, { status: 400 });
  const cents = text('cents') === '' ? null : Number(text('cents'));
  if (cents !== null && !isCents(cents)) return Response.json(null, { status: 400 });
  const asked = { permission, subject: text('subject'), cents };
  switch (text('intent')) {
    case 'passkey': {
      const answer = passkeyAnswer(text('answer'));
      return Response.json(answer && (await staff.proveByPasskey(actor, answer)));
    }
    case 'totp':
      return Response.json(await staff.proveByCode(actor, asked, text('code')));
    case 'demo':
      return Response.json(await staff.proveInDemo(actor, asked));
    case 'ask': {
      const reason = text('reason').trim().slice(0, MOST_REASON);
      if (!reason) return Response.json(null, { status: 400 });
      await staff.requestApproval(actor, { ...asked, reason });
      return Response.json(await startStepUp(shop, actor, asked));
    }
    default:
      return Response.json(await startStepUp(shop, actor, asked));
  }
}
