import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';
import { checkWithdrawal } from '#domain/sales/returns/withdrawal-form.ts';
import type { WithdrawalAnswer, WithdrawalFailure, WithdrawalValues } from './withdrawal-answer.ts';

type Sent = { shop: Shop; request: Request; locale: Locale; secret: string | null };

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const valuesOf = (form: FormData): WithdrawalValues => ({
  name: text(form, 'name'),
  orderNumber: text(form, 'orderNumber'),
  email: text(form, 'email'),
  message: text(form, 'message'),
  formKey: text(form, 'formKey').slice(0, 100),
  stamp: text(form, 'stamp'),
  website: text(form, 'website'),
});

/** One step of the form: back to the input, on to the review, or the notice itself (return-1). Never loses input. */
export async function withdrawalStep({ shop, request, locale, secret }: Sent): Promise<WithdrawalAnswer> {
  const form = await request.formData().catch(() => new FormData());
  const values = valuesOf(form);
  const at = Date.now();
  const step = text(form, 'step');
  const checked = checkWithdrawal(values);
  const problems = checked.ok ? {} : (checked.details ?? {});
  // a browser may have autofilled the hidden honeypot: the next attempt is without it
  const again = { ...values, website: '' };
  if (!checked.ok || step === 'edit')
    return { step: 'write', at, values: again, problems: step === 'edit' ? {} : problems };

  const look = (failure: WithdrawalFailure | null): WithdrawalAnswer => ({ step: 'review', at, values, failure });
  if (step !== 'confirm') return look(null);
  const trap = shop.formStamps.trapped({ stamp: values.stamp });
  if (trap) {
    // expired: a new stamp, so that the next attempt counts
    if (trap === 'stale') values.stamp = shop.formStamps.stamp();
    return look('again');
  }
  const visitor = await shop.auth.visitor(request.headers);
  const by = { userId: visitor?.userId ?? null, secret };
  const client = shop.auth.clientOf(request);
  const received = await shop.withdrawals.receive(
    { ...checked.value, website: values.website },
    { by, locale, client, formKey: values.formKey },
  );
  if (received.ok) return { step: 'done', at, values, receivedAt: received.value.receivedAt.toISOString() };
  if (received.reason === 'invalid') return { step: 'write', at, values: again, problems: received.details ?? {} };
  if (received.reason === 'robot') return { step: 'review', at, values: again, failure: 'again' };
  return look(received.reason);
}
