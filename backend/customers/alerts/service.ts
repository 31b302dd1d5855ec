import type { Kysely } from 'kysely';
import { isPossibleToken } from '#backend/customers/newsletter/service.ts';
import type { Client } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { createLimits, type Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { maskEmail } from '#domain/base/contact-details/email.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { type AlertStatus, alertsOfProduct, SEARCH_KIND, type WatchKind } from '#domain/customers/alerts/alert.ts';
import { alertOptionsOf } from './alert-options.ts';
import type { AlertDeps } from './deps.ts';
import {
  type Alert,
  activateAlert,
  alertsOf,
  deleteAlerts,
  deleteOldAlerts,
  endAlerts,
  findAlert,
  hasActiveAlert,
  moveAlerts,
} from './queries.ts';
import { createAlertRequest } from './request-alert.ts';
import { createSavedSearches } from './saved-search.ts';
import { createSweep } from './sweep.ts';

export type { AlertOptions } from './alert-options.ts';
export type { AlertOutcome, AlertProblems } from './request-alert.ts';

/** The alert of a mailed link; the address is masked, as a link may be forwarded. `search`: a saved search in words, else ''. */
export type LinkedAlert = { email: string; kind: WatchKind; status: AlertStatus; search: string };
/** `hasOthers`: the address has more alerts that could still send a mail. */
export type EndingAlert = LinkedAlert & { hasOthers: boolean };
export type AlertService = ReturnType<typeof createAlertService>;

type Deps = Omit<AlertDeps, 'ctx' | 'limits'> & { jobs: Pick<Jobs, 'define'> };

const PENDING_DAYS = 37;
const DONE_DAYS = 90;
/** An alert ends after a year. */
const WAITING_DAYS = 365;

const shown = (alert: Alert): LinkedAlert => ({
  email: maskEmail(alert.email),
  kind: alert.kind,
  status: alert.status,
  search: alert.searchName,
});

/** Alerts: a mail to a shopper when a product is back in stock or costs less (alert-1, docs/newsletter.md). */
export function createAlertService(ctx: ShopContext, { jobs, ...rest }: Deps) {
  const deps: AlertDeps = { ...rest, ctx, limits: createLimits(ctx.db) };
  const { mail, limits } = deps;
  const { kysely } = ctx.db;
  const savedSearches = createSavedSearches(deps);
  const sweepProducts = createSweep(deps);
  const sweep = async () => (await sweepProducts()) + (await savedSearches.sweep());

  async function retain(): Promise<void> {
    const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
    const before = { pending: ago(PENDING_DAYS), done: ago(DONE_DAYS), waiting: ago(WAITING_DAYS) };
    ctx.log.info({ alerts: await deleteOldAlerts(kysely, before) }, 'old alerts deleted');
  }

  jobs.define('product-watches', async () => void (await sweep()), { cron: '*/5 * * * *', retries: 0 });
  jobs.define('product-watches-retention', retain, { cron: '47 3 * * *' });

  return {
    /** The alerts a product offers; null when there is no such product, or it offers none. */
    choices: (slug: string, locale: Locale) => alertOptionsOf(deps, slug, locale),
    ask: createAlertRequest(deps),
    /** Asks for mails about new used machines of a listing (alert-2). */
    askSearch: savedSearches.ask,
    /** The alerts that the variants of a product offer. */
    kindsOf: alertsOfProduct,

    /** The alert of a confirmation link; null when the link is unknown, expired or its alert has ended. */
    async toConfirm(token: string): Promise<LinkedAlert | null> {
      if (!isPossibleToken(token)) return null;
      const alert = await findAlert(kysely, { confirmToken: token, now: ctx.now() });
      return alert && shown(alert);
    },

    /** Activates the alert of a confirmation link; a repeated call succeeds. 'old': the link is no longer valid. */
    async confirm(
      token: string,
      client: Pick<Client, 'ip'>,
    ): Promise<Result<LinkedAlert, never> | Fail<'old'> | Limited> {
      const limited = await limits.consume(['token-from', client.ip]);
      if (limited) return limited;
      const alert = isPossibleToken(token) ? await findAlert(kysely, { confirmToken: token, now: ctx.now() }) : null;
      if (!alert) return fail('old');
      await activateAlert(kysely, alert.id);
      return ok(shown(alert));
    },

    /**
     * The alert of an unsubscribe link, which never expires. That of a product ends with its one mail: its link ends all alerts of the
     * address, so its status is 'ended' only when none is active. Null: unknown or deleted.
     */
    async toUnsubscribe(token: string): Promise<EndingAlert | null> {
      if (!isPossibleToken(token)) return null;
      const alert = await findAlert(kysely, { unsubscribeToken: token });
      if (!alert) return null;
      const hasOthers = await hasActiveAlert(kysely, alert);
      const isOver = alert.kind === SEARCH_KIND || !hasOthers;
      return { ...shown(alert), status: alert.status === 'ended' && !isOver ? 'waiting' : alert.status, hasOthers };
    },

    /**
     * Ends the saved search of the link (alert-3), or all alerts of its address when asked to and of a product's link; withdraws
     * queued mails. False: unknown link.
     */
    async unsubscribe(token: string, { all = false } = {}): Promise<boolean> {
      const alert = isPossibleToken(token) ? await findAlert(kysely, { unsubscribeToken: token }) : null;
      if (!alert) return false;
      const { id, email, kind } = alert;
      const isOne = kind === SEARCH_KIND && !all;
      await kysely.transaction().execute(async (tx) => {
        await endAlerts(tx, isOne ? { email, id } : { email }, ctx.now());
        if (isOne) await mail.withdraw(tx, email, ['search-told'], `${id}:`);
        else await mail.withdraw(tx, email, ['watch-told', 'search-told', 'watch-confirm']);
      });
      return true;
    },

    /** Run every five minutes by the job queue, and by tests directly. */
    sweep,
    /** Nightly cleanup; run by the job queue, and by tests directly. */
    retain,
    /** Stored alerts of a customer and of their verified address (`email`), for the data export. */
    own: (customer: { userId: string; email: string | null }) => alertsOf(kysely, customer),
    /**
     * After a change of the account's address: moves its alerts there and withdraws queued mails to the former address.
     */
    async leaveFormer(tx: Kysely<Tables>, { userId, email }: { userId: string; email: string }, at: Date) {
      for (const former of await moveAlerts(tx, userId, email, at))
        await mail.withdraw(tx, former, ['watch-told', 'search-told']);
    },
    /** Deletes the alerts of a verified address together with its account. */
    forget: (tx: Kysely<Tables>, { email }: { email: string }) => deleteAlerts(tx, email),
  };
}
