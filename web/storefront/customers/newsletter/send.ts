import { checkSubscribe } from '#domain/customers/newsletter/subscribe-form.ts';
import { untilFilledIn } from '#web/storefront/customers/sign-in/form/patience.ts';
import type { AskAnswer } from './answer.ts';

function local(form: FormData, change: Partial<AskAnswer>): AskAnswer {
  const typed = (name: string) => String(form.get(name) ?? '');
  const values = { email: typed('email'), sku: typed('sku'), kind: typed('kind'), stamp: typed('stamp') };
  return { at: Date.now(), problems: {}, failure: null, done: null, ...values, ...change };
}

/**
 * Validates in the browser and reports a lost connection; waits out the bot check's minimum time, as browsers may
 * autofill a form.
 */
export async function send(request: Request, serverAction: () => Promise<AskAnswer>): Promise<AskAnswer> {
  const form = await request.clone().formData();
  const checked = checkSubscribe(Object.fromEntries(form));
  if (!checked.ok) return local(form, { problems: checked.details ?? {} });
  await untilFilledIn();
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return local(form, { failure: 'lost' });
  }
}
