import { data, redirect } from 'react-router';
import { fail, type Result } from '#domain/base/result.ts';
import type { staffOf } from '#web/admin/base/context.ts';
import { type CardAnswer, readCardForm } from '../gift-card-form.ts';

const CONFLICT = 409;
const INVALID = 400;

/** Runs the action of a form on a gift card by its `intent`. */
export async function act(
  { shop, actor }: Pick<ReturnType<typeof staffOf>, 'shop' | 'actor'>,
  id: string,
  form: FormData,
) {
  const { text, typed, cents, reason, key } = readCardForm(form);
  const { staff } = shop.giftCards;
  const intent = text('intent');
  const number = (name: string) => (/^\d{1,9}$/.test(text(name)) ? Number(text(name)) : -1);

  const run = (): Promise<Result<unknown, CardAnswer['failed']>> | Result<never, CardAnswer['failed']> => {
    switch (intent) {
      case 'adjust':
        if (cents === null) return fail('sum');
        if (reason === '') return fail('no_reason');
        return staff.adjust(actor, id, { cents, reason, key, seenOpenAmount: number('seenOpenAmount') });
      case 'resend':
        return staff.resend(actor, id, { mailId: text('mail'), key: text('key') });
      case 'send':
        return staff.sendNow(actor, id);
      case 'renew':
        return staff.renew(actor, id, { reason, seenVersion: number('seenVersion') });
      default:
        return staff.block(actor, id, { isBlocked: intent === 'block', reason, seenVersion: number('seenVersion') });
    }
  };
  const done = await run();
  if (done.ok) return redirect(`/lahjakortit/${id}?tehty=${intent}`);
  return data<CardAnswer>({ failed: done.reason, typed }, { status: done.reason === 'conflict' ? CONFLICT : INVALID });
}
