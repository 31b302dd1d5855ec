import { data } from 'react-router';
import type { AccessRefused } from '#domain/staff/actor.ts';
import { staffOf } from './context.ts';
import { isRefused, type Refused } from './refused.ts';
import { repeatedForm } from './step-up/repeated-form.ts';

const FORBIDDEN = 403;

export const describeRefusal = ({ permission, reason, scope }: AccessRefused): Refused => ({
  refused: { permission, reason, subject: scope?.subject ?? null, cents: scope?.cents ?? null },
});

/** Ends a loader that the actor may not use, with the 403 page. */
export function refusedLoader(refusal: AccessRefused): never {
  throw data(describeRefusal(refusal), { status: FORBIDDEN });
}

/** A form that a browser sent without scripts: a copy of its request, and who sent it. */
export type SentDocument = { request: Request; context: Parameters<typeof staffOf>[0] };

/**
 * The data of an action that lacks a fresh factor or a second person; the 403 page for the other reasons. Without scripts there is no
 * dialog: then a page asks, and repeats the form.
 */
export async function refusedAction(refusal: AccessRefused, sent: SentDocument | null) {
  if (refusal.reason === 'role' || refusal.reason === 'store') return refusedLoader(refusal);
  const refused = describeRefusal(refusal);
  return sent ? askToConfirm(refused, sent) : data(refused, { status: FORBIDDEN });
}

/** The data of an action; when it is a refusal for want of a factor or a person, as above. */
export async function refusedData(result: unknown, sent: SentDocument | null) {
  const plain = typeof result === 'object' && result !== null && 'data' in result ? result.data : result;
  return sent && isRefused(plain) ? askToConfirm({ refused: plain.refused }, sent) : result;
}

/** Ends an action with the page that asks to confirm it. */
async function askToConfirm(refused: Refused, { request, context }: SentDocument): Promise<never> {
  const { pathname, search } = new URL(request.url);
  const form = { to: pathname + search, form: await request.formData() };
  throw data(await repeatedForm(staffOf(context), refused, form), { status: FORBIDDEN });
}
