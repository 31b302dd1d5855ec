import type { Kysely } from 'kysely';
import { isPossibleToken } from '#backend/customers/newsletter/service.ts';
import { createLimits, type Limited } from '#backend/customers/sign-in/limits/limits.ts';
import type { Client } from '#backend/customers/sign-in/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { maskEmail } from '#domain/base/contact-details/email.ts';
import type { Locale } from '#domain/base/locale.ts';
import { type Fail, fail, ok, type Result } from '#domain/base/result.ts';
import type { WatchKind } from '#domain/customers/alerts/product-watch.ts';
import { createAsking } from './asking.ts';
import { choicesOf } from './choices.ts';
import type { WatchParts } from './parts.ts';
import {
  deleteOldWatches,
  deleteWatches,
  endWatches,
  findWatch,
  isWaiting,
  moveWatches,
  startWaiting,
  type Watch,
  type WatchStatus,
  watchesOf,
} from './queries.ts';
import { createSweep } from './sweep.ts';

export type { WatchOutcome, WatchProblems } from './asking.ts';
export type { WatchChoices } from './choices.ts';

/** What the link of a mail is about; the address is masked, as a link may be passed on. */
export type LinkWatch = { email: string; kind: WatchKind; status: WatchStatus };
export type ProductWatchService = ReturnType<typeof createProductWatchService>;

type Needs = Omit<WatchParts, 'ctx' | 'limits'> & { jobs: Pick<Jobs, 'define'> };

const DAY_MS = 24 * 60 * 60_000;
const PENDING_DAYS = 37;
const DONE_DAYS = 90;
/** Nobody waits longer for a product than a year. */
const WAITING_DAYS = 365;

const shown = (watch: Watch): LinkWatch => ({ email: maskEmail(watch.email), kind: watch.kind, status: watch.status });

/** Mails about one product that somebody asked for: it is back, or costs less (docs/newsletter.md). */
export function createProductWatchService(ctx: ShopContext, { jobs, ...needs }: Needs) {
  const parts: WatchParts = { ...needs, ctx, limits: createLimits(ctx.db) };
  const { mail, limits } = parts;
  const { kysely } = ctx.db;
  const sweep = createSweep(parts);

  async function retain(): Promise<void> {
    const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
    const before = { pending: ago(PENDING_DAYS), done: ago(DONE_DAYS), waiting: ago(WAITING_DAYS) };
    ctx.log.info({ watches: await deleteOldWatches(kysely, before) }, 'old product watches removed');
  }

  jobs.define('product-watches', async () => void (await sweep()), { cron: '*/5 * * * *', retries: 0 });
  jobs.define('product-watches-retention', retain, { cron: '47 3 * * *' });

  return {
    /** What can be asked of a product; null when there is none such, or nothing to ask. */
    choices: (slug: string, locale: Locale) => choicesOf(parts, slug, locale),
    ask: createAsking(parts),

    /** Which watch the link of a mail to confirm is about; null: too old, ended, or none of ours. */
    async toConfirm(token: string): Promise<LinkWatch | null> {
      if (!isPossibleToken(token)) return null;
      const watch = await findWatch(kysely, { confirmToken: token, now: ctx.now() });
      return watch && shown(watch);
    },

    /** Begins a watch; pressed again it goes on. 'old': the link no longer works. */
    async confirm(
      token: string,
      client: Pick<Client, 'ip'>,
    ): Promise<Result<LinkWatch, never> | Fail<'old'> | Limited> {
      const limited = await limits.consume(['token-from', client.ip]);
      if (limited) return limited;
      const watch = isPossibleToken(token) ? await findWatch(kysely, { confirmToken: token, now: ctx.now() }) : null;
      if (!watch) return fail('old');
      await startWaiting(kysely, watch.id);
      return ok(shown(watch));
    },

    /**
     * Which watch the link of a told mail is about; such links never end, and it is 'ended' only when nothing of its
     * address goes on. Null: none of ours, or forgotten.
     */
    async toUnsubscribe(token: string): Promise<LinkWatch | null> {
      if (!isPossibleToken(token)) return null;
      const watch = await findWatch(kysely, { unsubscribeToken: token });
      if (watch?.status === 'ended' && (await isWaiting(kysely, watch.email))) watch.status = 'waiting';
      return watch && shown(watch);
    },

    /** Ends every watch of the address, and takes back mails that wait. False: no such link. */
    async unsubscribe(token: string): Promise<boolean> {
      const watch = isPossibleToken(token) ? await findWatch(kysely, { unsubscribeToken: token }) : null;
      if (!watch) return false;
      await kysely.transaction().execute(async (tx) => {
        await endWatches(tx, watch.email, ctx.now());
        await mail.withdraw(tx, watch.email, ['watch-told', 'watch-confirm']);
      });
      return true;
    },

    /** Every five minutes by the queue; tests call it. */
    sweep,
    /** The night's work; the queue runs it, tests call it. */
    retain,
    /** What is kept of a customer, and of their address where it is confirmed, for the copy of own data. */
    own: (customer: { userId: string; email: string | null }) => watchesOf(kysely, customer),
    /** The account has another confirmed address now: its customer is told there, and no longer at the former one. */
    async leaveFormer(tx: Kysely<Tables>, { userId, email }: { userId: string; email: string }, at: Date) {
      for (const former of await moveWatches(tx, userId, email, at)) await mail.withdraw(tx, former, ['watch-told']);
    },
    /** The customer of a confirmed address leaves. */
    forget: (tx: Kysely<Tables>, { email }: { email: string }) => deleteWatches(tx, email),
  };
}
