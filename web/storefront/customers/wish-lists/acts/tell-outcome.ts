import { localeOf } from '#domain/base/locale.ts';
import { loaded } from '#web/messages/i18n.tsx';
import { toast } from '#web/ui/toast/toast.tsx';
import { type WishAct, type WishOutcome, wishActs } from './outcome.ts';
import { nameProblemText, outcomeText } from './outcome-text.ts';
import { rememberRemoved } from './removed.ts';

/** Without an answer the form has failed; the page takes back what it showed ahead. */
function unanswered(form: FormData): WishOutcome {
  const act: WishAct = wishActs.find((one) => one === form.get('act')) ?? 'create';
  return { ok: false, act, reason: 'failed', name: String(form.get('name') ?? '') };
}

/** What else on the page tells of wishes, the header's dot for one. */
const changesWishes = (act: WishAct) => act === 'remove' || act === 'restore' || act === 'delete';
const lookAgain = () =>
  import('#web/storefront/customers/session/keep-session.ts').then(
    ({ checkSession }) => checkSession(),
    () => {},
  );

/** Sends a form to the server and says what became of it (spec 8); what is wrong with a name is said at its field. */
export async function sendAndTell(request: Request, send: () => Promise<WishOutcome>): Promise<WishOutcome> {
  const form = await request.clone().formData();
  const outcome = await send().catch((error: unknown) => {
    // on the way to another page, to sign in again
    if (error instanceof Response) throw error;
    return unanswered(form);
  });
  if (outcome.ok && changesWishes(outcome.act)) void lookAgain();
  const t = loaded(localeOf(new URL(request.url).pathname));
  if (outcome.ok && outcome.act === 'remove') rememberRemoved(outcome.removed ?? null);
  if (outcome.ok && outcome.act === 'restore') rememberRemoved(null);
  if (!outcome.ok && nameProblemText(outcome.reason, t)) return outcome;
  const said = outcomeText(outcome, t);
  if (said) toast(said);
  return outcome;
}
