import type { Cents } from '#domain/base/money.ts';
import { centsFromEuros } from '#domain/base/money.ts';

/** A refund as its form tells it, in the address of a preview and in the post that does it. */
export type RefundForm = {
  lines: { position: number; amount: number }[];
  shipping: boolean;
  cents: Cents | null;
  reason: string;
  restock: boolean;
  notify: boolean;
  key: string | null;
  seen: Cents | null;
};

const EUROS = /^\d{1,6}(?:[.,]\d{1,2})?$/;
type Fields = Pick<URLSearchParams, 'get' | 'has' | 'keys'>;

const wholeNumber = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Reads the form: `pieces.0` is a number of pieces, `sum` euros with a comma or a point. */
export function readRefund(fields: Fields): RefundForm {
  const lines = [...fields.keys()].flatMap((name) => {
    const [, position] = /^pieces\.(\d{1,3})$/.exec(name) ?? [];
    const amount = wholeNumber(fields.get(name)) ?? 0;
    return position && amount > 0 ? [{ position: Number(position), amount }] : [];
  });
  const sum = (fields.get('sum') ?? '').trim();
  return {
    lines,
    shipping: fields.has('shipping'),
    cents: EUROS.test(sum) ? centsFromEuros(Number(sum.replace(',', '.'))) : null,
    reason: (fields.get('reason') ?? '').trim().slice(0, 500),
    restock: fields.has('restock'),
    notify: fields.has('notify'),
    key: fields.get('key'),
    seen: wholeNumber(fields.get('seen')),
  };
}

/** Whether anything is chosen: an empty form must not refund everything. */
export const isChosen = ({ lines, shipping, cents }: RefundForm): boolean =>
  lines.length > 0 || shipping || (cents ?? 0) > 0;

/** The refund as the service takes it. */
export const refundInput = (form: RefundForm) => ({
  ...(form.lines.length > 0 && { lines: form.lines }),
  ...(form.shipping && { shipping: true }),
  ...(form.cents !== null && { cents: form.cents }),
  reason: form.reason,
  restock: form.restock,
  notify: form.notify,
  idempotencyKey: form.key,
  seenRefundedCents: form.seen,
});

/** A form's fields as texts. */
export const textFields = (form: FormData): URLSearchParams =>
  new URLSearchParams([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
