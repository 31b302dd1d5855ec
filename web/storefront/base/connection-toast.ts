import type { Locale } from '#domain/base/locale.ts';
import { loaded, type MessageKey } from '#web/messages/i18n.tsx';
import { BackendError } from '#web/storefront/base/functions-client/call-backend.ts';
import { withTimeout } from '#web/storefront/base/functions-client/with-timeout.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

/** The request got no response; the page stays as it is and keeps the input. */
export type ConnectionLost = { lost: true };

export const isConnectionLost = (answer: unknown): answer is ConnectionLost =>
  typeof answer === 'object' && answer !== null && 'lost' in answer;

/**
 * Runs a form's request for at most 15 s. Shows a toast when the connection is lost; rethrows redirects and other
 * errors.
 */
export async function withConnectionToast<A>(
  act: () => Promise<A>,
  locale: Locale,
  text: MessageKey,
): Promise<A | ConnectionLost> {
  try {
    return await withTimeout(act);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    toast({ id: 'account', message: loaded(locale)(text as 'account.title'), type: 'error' });
    return { lost: true };
  }
}
