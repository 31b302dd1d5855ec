import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { WebhookService } from '#backend/sales/webhooks/service.ts';
import type { WorkOf } from '#domain/sales/work-queue/order-work.ts';
import {
  sharedWork,
  type Work,
  type WorkKind,
  workKinds,
  workPermission,
} from '#domain/sales/work-queue/work-kinds.ts';
import { type Actor, authorise, type StaffActor, storesFor } from '#domain/staff/actor.ts';
import { grantOf, type Permission } from '#domain/staff/permissions.ts';
import { countWork, type PaymentTasks, paymentTasks, type WorkRow } from './queries.ts';
import { type SalesToday, salesToday } from './sales-today.ts';
import { type SystemFinding, systemFindings } from './system-findings.ts';

export type { PaymentTasks } from './queries.ts';
export type { DaySales, SalesToday } from './sales-today.ts';
export type { SystemFinding, SystemName } from './system-findings.ts';

/** Whose work is shown: one store's, or only what is assigned to the person. */
export type WorkFilter = { store: string | null; isMine: boolean };

/** The start page of a person; parts without a right are null. */
export type Today = {
  work: Work[];
  payments: PaymentTasks | null;
  systems: SystemFinding[] | null;
  sales: SalesToday | null;
};

type Deps = { mail: Pick<MailService, 'retry'>; webhooks: Pick<WebhookService, 'retry'> };

const may = (actor: StaffActor, permission: Permission): boolean => {
  const grant = grantOf(actor.role, permission);
  return grant !== null && grant !== 'propose';
};

/** The stores of a permission, narrowed to a chosen one; null: all. A store that the person may not see is none. */
function scopeOf(actor: StaffActor, permission: Permission, store: string | null): readonly string[] | null {
  const allowed = storesFor(actor, permission);
  if (store === null) return allowed;
  return allowed === null || allowed.includes(store) ? [store] : [];
}

const workOfFilter = (actor: StaffActor, { store, isMine }: WorkFilter): WorkOf => ({
  store,
  assignee: isMine ? actor.id : null,
});

function sumUp(rows: readonly WorkRow[]): Work[] {
  return workKinds.flatMap((kind) => {
    const found = rows.filter((row) => row.kind === kind);
    const oldest = found.map((row) => row.oldest).sort((a, b) => a.getTime() - b.getTime())[0];
    if (!oldest) return [];
    const byStore = found.map(({ store, count }) => ({ store, count }));
    return [{ kind, byStore, total: byStore.reduce((sum, { count }) => sum + count, 0), oldest }];
  });
}

/** What waits for staff, by the rights of each: the start page and the numbers in the menu. */
export function createWorkQueueService(ctx: ShopContext, { mail, webhooks }: Deps) {
  const { kysely } = ctx.db;

  async function workOf(actor: StaffActor, { store, isMine }: WorkFilter): Promise<Work[]> {
    const scopes = workKinds
      .filter((kind) => may(actor, workPermission[kind]))
      .map((kind) => ({
        kind,
        stores: sharedWork.includes(kind) ? null : scopeOf(actor, workPermission[kind], store),
      }));
    return sumUp(await countWork(kysely, actor, scopes, { now: ctx.now(), ...workOfFilter(actor, { store, isMine }) }));
  }

  return {
    /** Everything on the start page, by one store or all. */
    async today(actor: StaffActor, filter: WorkFilter): Promise<Today> {
      const now = ctx.now();
      const { store } = filter;
      const [work, payments, systems, sales] = await Promise.all([
        workOf(actor, filter),
        may(actor, 'refunds.create') ? paymentTasks(kysely, actor, { now, ...workOfFilter(actor, filter) }) : null,
        may(actor, 'operations.read') ? systemFindings(ctx, now) : null,
        may(actor, 'reports.read') ? salesToday(kysely, scopeOf(actor, 'reports.read', store), now) : null,
      ]);
      return { work, payments, systems, sales };
    },

    /** How many things of each kind wait for a person. */
    async counts(actor: StaffActor, store: string | null): Promise<Partial<Record<WorkKind, number>>> {
      const work = await workOf(actor, { store, isMine: false });
      return Object.fromEntries(work.map(({ kind, total }) => [kind, total]));
    },

    /** Sends given-up mails or webhooks again; returns how many. */
    async retry(actor: Actor, system: 'mail' | 'webhooks'): Promise<number> {
      authorise(actor, 'operations.retry', { subject: system });
      const count = await (system === 'mail' ? mail.retry() : webhooks.retry());
      await recordAudit(kysely, actor, ctx.now(), {
        action: 'operations.retry',
        subject: { kind: 'system', id: system },
        after: { count },
      });
      return count;
    },
  };
}

export type WorkQueueService = ReturnType<typeof createWorkQueueService>;
