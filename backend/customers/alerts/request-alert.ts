import {
  confirmUrl,
  hashOf,
  newToken,
  type SubscribeRequest,
  suppressionOf,
  trapped,
} from '#backend/customers/newsletter/service.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import { type Limited, oneMail } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { alertKinds, type WatchKind } from '#domain/customers/alerts/alert.ts';
import { checkSubscribe, type SubscribeProblems } from '#domain/customers/newsletter/subscribe-form.ts';
import { CONFIRM_DAYS, mayMail, NEWSLETTER_TEXT_VERSION } from '#domain/customers/newsletter/subscription.ts';
import { alertOptionsOf } from './alert-options.ts';
import type { AlertDeps } from './deps.ts';
import { type Alert, lockAlert, updateAlert } from './queries.ts';

export type AlertProblems = SubscribeProblems & { sku?: 'gone'; kind?: 'gone' };
/**
 * `waiting`: the alert is active, as the address is the customer's own verified one. Otherwise a confirmation mail goes
 * out, whatever alerts the address has.
 */
export type AlertOutcome =
  | Result<{ email: string; waiting: boolean }, 'invalid', AlertProblems>
  | Fail<'robot', 'website' | 'early' | 'stale'>
  | Limited;

type Request = Omit<SubscribeRequest, 'source'>;
type WantedAlert = {
  email: string;
  sku: Sku;
  kind: WatchKind;
  price: number | null;
  /** The product or the search, as its mails call it. */
  name: string;
  /** Of a saved search: its text, and the machines that match already. */
  search?: { text: string; known: string[] };
};

/**
 * Stores an alert by the newsletter's rules: double opt-in, and no mail to a suppressed address (alert-1). True: it is active
 * at once, as the address is the customer's own verified one.
 */
export function createTake({ ctx, mail }: Pick<AlertDeps, 'ctx' | 'mail'>) {
  async function mailToConfirm(tx: Tx, { id, kind, email }: Alert, { locale, name }: { locale: Locale; name: string }) {
    const token = newToken();
    const token_expires_at = new Date(ctx.now().getTime() + CONFIRM_DAYS * DAY_MS);
    await updateAlert(tx, id, { token_hash: hashOf(token), token_expires_at });
    const about = { subjectId: `${id}:${hashOf(token)}`, to: email, locale, about: kind, product: name };
    const url = confirmUrl(ctx.baseUrl, locale, token);
    await mail.queue(tx, { kind: 'watch-confirm', ...about, url, days: CONFIRM_DAYS });
  }

  async function take(tx: Tx, { email, name, search, ...wanted }: WantedAlert, request: Request): Promise<boolean> {
    const { locale, visitor } = request;
    const owner = visitor?.isVerified && visitor.email === email ? visitor : null;
    if (!mayMail(await suppressionOf(tx, email), 'confirmation')) return false;
    const at = ctx.now();
    const textVersion = NEWSLETTER_TEXT_VERSION;
    const alert = await lockAlert(tx, { ...wanted, search: search?.text ?? '', email, locale, textVersion, at });
    const asked = {
      locale,
      price_cents: wanted.price,
      text_version: textVersion,
      created_at: at,
      ...(search && { search_name: name, known_slugs: search.known }),
    };
    if (owner) {
      await updateAlert(tx, alert.id, { ...asked, status: 'waiting', user_id: owner.userId });
      return true;
    }
    // an active alert of an address is not changed by an anonymous form
    if (alert.status !== 'waiting') await updateAlert(tx, alert.id, { ...asked, status: 'pending', user_id: null });
    await mailToConfirm(tx, alert, { locale, name });
    return false;
  }

  return (wanted: WantedAlert, request: Request) => inTransaction(ctx.db.kysely, (tx) => take(tx, wanted, request));
}

/** Requests an alert of a product (alert-1). */
export function createAlertRequest(deps: AlertDeps) {
  const { limits, formStamps } = deps;
  const take = createTake(deps);

  /** Handles a form with `email`, `sku` and `kind`. Null: the product has no alerts. */
  return async function ask(
    slug: string,
    input: Readonly<Record<string, unknown>>,
    request: Request,
  ): Promise<AlertOutcome | null> {
    const choices = await alertOptionsOf(deps, slug, request.locale);
    if (!choices) return null;
    const checked = checkSubscribe(input);
    const variant = choices.variants.find(({ sku }) => sku === input.sku);
    const kind = alertKinds.find((known) => known === input.kind && variant?.kinds.includes(known));
    const problems: AlertProblems = {
      ...(!checked.ok && checked.details),
      ...(!variant ? { sku: 'gone' } : !kind && { kind: 'gone' }),
    };
    if (!checked.ok || !variant || !kind) return fail('invalid', problems);
    const robot = trapped(input, 'page', formStamps);
    if (robot) return fail('robot', robot);
    const { email } = checked.value;
    const limited = await limits.consume(...oneMail(request.client.ip, email));
    if (limited) return limited;
    const name = [choices.name, variant.variationName].filter(Boolean).join(', ');
    const wanted = { email, sku: variant.sku, kind, price: variant.price, name };
    const waiting = await take(wanted, request);
    return ok({ email, waiting });
  };
}
