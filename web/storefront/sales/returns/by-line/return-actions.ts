import { data } from 'react-router';
import type { OwnedBy } from '#backend/sales/orders/customer/service.ts';
import type { ReturnInput, ReturnOutcome } from '#backend/sales/returns/service.ts';
import { isOneOf } from '#domain/base/records.ts';
import { typed } from '#domain/customers/sign-in/sign-in-forms.ts';
import { returnWishes } from '#domain/sales/returns/return-lines.ts';
import { type Asked, quietHeaders } from '#web/storefront/customers/sign-in/server/asked.ts';

type Refusal = Exclude<ReturnOutcome, { ok: true }>['reason'];

/** `at`: when it was sent; `position`: the line that is wrong. */
export type ReturnAnswer = {
  at: number;
  state: 'done' | 'label' | 'labelFailed' | 'cancelled' | 'cancelFailed' | Refusal;
  position: number | null;
};

const MOST_LINES = 200;

/** The fields `amount-<position>`, `reason-<position>` and `sku-<position>` of a form. */
export function readReturn(form: FormData): ReturnInput {
  const wants = typed(form, 'wants');
  const positions = [...form.keys()].flatMap((name) => /^amount-(\d{1,4})$/.exec(name)?.[1] ?? []);
  return {
    wants: isOneOf(returnWishes, wants) ? wants : 'refund',
    comment: typed(form, 'comment').slice(0, 500),
    lines: positions.slice(0, MOST_LINES).map((position) => ({
      position: Number(position),
      amount: Number(typed(form, `amount-${position}`) || 0),
      reason: typed(form, `reason-${position}`),
      sku: typed(form, `sku-${position}`).slice(0, 100),
      ...(form.has(`seal-${position}`) && { sealIntact: true }),
    })),
  };
}

const respond = (answer: ReturnAnswer, status = 200) => data(answer, { status, headers: quietHeaders });

/** Handles the forms of an order's page of returns: a return, its label, and taking it back. Null: no such order. */
export async function returnAction({ shop, form, locale, client }: Asked, by: OwnedBy) {
  const { byLine } = shop.withdrawals;
  const at = Date.now();
  if (typed(form, 'intent') === 'label') {
    const booked = await byLine.label(by, typed(form, 'id'));
    return respond({ at, state: booked.ok ? 'label' : 'labelFailed', position: null }, booked.ok ? 200 : 400);
  }
  if (typed(form, 'intent') === 'cancel') {
    const cancelled = await byLine.cancel(by, typed(form, 'id'));
    if (!cancelled.ok && cancelled.reason === 'unknown') return null;
    return respond(
      { at, state: cancelled.ok ? 'cancelled' : 'cancelFailed', position: null },
      cancelled.ok ? 200 : 409,
    );
  }
  const sent = await byLine.submit(by, readReturn(form), {
    locale,
    client,
    formKey: typed(form, 'formKey').slice(0, 100),
  });
  if (sent.ok) return respond({ at, state: 'done', position: null });
  if (sent.reason === 'unknown') return null;
  const position = typeof sent.details === 'number' ? sent.details : null;
  return respond({ at, state: sent.reason, position }, sent.reason === 'limited' ? 429 : 400);
}
