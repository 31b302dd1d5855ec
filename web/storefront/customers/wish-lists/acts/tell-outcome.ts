import { localeOf } from '#domain/base/locale.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { recheckSession } from '#web/storefront/base/session-check.ts';
import { toast } from '#web/ui/toast/toast.tsx';
import { type WishAct, type WishOutcome, wishActs } from './outcome.ts';
import { nameProblemText, outcomeText } from './outcome-text.ts';
import { rememberRemoved } from './removed.ts';

/** Result of a failed request; the page reverts its optimistic update. */
function unanswered(form: FormData): WishOutcome {
  const act: WishAct = wishActs.find((one) => one === form.get('act')) ?? 'create';
  return { ok: false, act, reason: 'failed', name: String(form.get('name') ?? '') };
}

/** Actions that change other parts of the page, such as the header's dot. */
const changesWishes = (act: WishAct) => act === 'remove' || act === 'restore' || act === 'delete';

/** Sends a form and shows the message of its result (wish-list-4); a problem of a name appears at its field. */
export async function sendAndTell(request: Request, send: () => Promise<WishOutcome>): Promise<WishOutcome> {
  const form = await request.clone().formData();
  const outcome = await send().catch((error: unknown) => {
    // a redirect, for example to sign in again
    if (error instanceof Response) throw error;
    return unanswered(form);
  });
  if (outcome.ok && changesWishes(outcome.act)) recheckSession();
  const t = loaded(localeOf(new URL(request.url).pathname));
  if (outcome.ok && outcome.act === 'remove') rememberRemoved(outcome.removed ?? null);
  if (outcome.ok && outcome.act === 'restore') rememberRemoved(null);
  if (!outcome.ok && nameProblemText(outcome.reason, t)) return outcome;
  const said = outcomeText(outcome, t);
  if (said) toast(said);
  return outcome;
}
