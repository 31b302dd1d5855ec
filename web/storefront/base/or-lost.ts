import type { Locale } from '#domain/base/locale.ts';
import { loaded, type MessageKey } from '#web/messages/i18n.tsx';
import { BackendError } from '#web/storefront/base/functions-client/ask-backend.ts';
import { inTime } from '#web/storefront/base/functions-client/in-time.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

/** No answer came: the page stays as it is, with what was typed. */
export type Lost = { lost: true };

export const isLost = (answer: unknown): answer is Lost =>
  typeof answer === 'object' && answer !== null && 'lost' in answer;

/** Does what a form asks for, in 15 s; a lost connection is said in a toast. Redirects and faults go their way. */
export async function orLost<A>(act: () => Promise<A>, locale: Locale, text: MessageKey): Promise<A | Lost> {
  try {
    return await inTime(act);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    toast({ id: 'account', message: loaded(locale)(text as 'account.title'), type: 'error' });
    return { lost: true };
  }
}
