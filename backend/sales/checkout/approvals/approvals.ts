import type { CompanyMail } from '#backend/customers/companies/mails/company-mail.ts';
import { type BuyingMember, buyingMember, decidersOf } from '#backend/customers/companies/service.ts';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { OrderDraft } from '#backend/sales/orders/order-draft.ts';
import { type Locale, localePrefix } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { type Fail, type FailBy, fail, type Ok, ok, type Result } from '#domain/base/result.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { APPROVAL_DAYS, mayDecide, needsApproval } from '#domain/customers/companies/approval.ts';
import { seesAllOrders } from '#domain/customers/companies/members.ts';
import type { OrderRequest } from '#domain/sales/checkout/order-request.ts';
import type { PlacedOrder } from '../outcomes.ts';
import { approvalById, approvalsOf, endApproval, type StoredApproval } from './queries.ts';

/** What a waiting request would cost now; null when it cannot be ordered as it is. Sums without and with VAT. */
export type CurrentOrder = { net: Cents; total: Cents; lines: { title: string; amount: number; net: Cents }[] };

export type ApprovalView = Pick<StoredApproval, 'id' | 'net' | 'total' | 'status' | 'reason' | 'number'> & {
  /** ISO time. */
  askedAt: string;
  buyer: string;
  isOwn: boolean;
  mayDecide: boolean;
  current: CurrentOrder | null;
};
export type Approved =
  | Ok<PlacedOrder>
  | FailBy<{ unknown: unknown; not_now: unknown; total_changed: { net: Cents; total: Cents }; unavailable: unknown }>;
export type Ended = Ok<null> | Fail<'unknown' | 'not_now' | 'reason'>;

type Deps = {
  mail: Pick<MailService<CompanyMail>, 'queue'>;
  jobs: Pick<Jobs, 'define'>;
  /** The order of a stored request as its buyer, at the prices of now. */
  drafted: (request: unknown, locale: Locale, buyerId: string) => Promise<Result<OrderDraft, string>>;
  /** Places a draft for its buyer and opens its payment. `taken`: somebody else has decided. */
  placed: (draft: OrderDraft, buyerId: string) => Promise<Result<PlacedOrder, 'taken' | 'changed' | 'unavailable'>>;
};

const TRIES = 3;
const MAX_REASON = 300;

export type ApprovalService = ReturnType<typeof createApprovals>;

/** Orders of buyers above their limits, which wait for an approver of the company (approval-1 to approval-4, 0086). */
export function createApprovals(ctx: ShopContext, { mail, jobs, drafted, placed }: Deps) {
  const { kysely } = ctx.db;
  const { now, baseUrl } = ctx;
  const pageOf = (locale: Locale) => `${baseUrl}${localePrefix(locale)}/oma-tili/yritys/tilaukset`;

  async function mailDeciders(tx: Tx, id: string, buyer: BuyingMember, net: Cents, locale: Locale) {
    for (const { userId, email, firstname } of await decidersOf(tx, buyer.companyId))
      await mail.queue(tx, {
        kind: 'company-order-waiting',
        subjectId: `${id}:${userId}`,
        to: email,
        locale,
        firstname,
        company: buyer.company,
        buyer: buyer.name,
        net,
        url: pageOf(locale),
      });
  }

  async function mailBuyer(tx: Tx, { id, buyer, locale }: StoredApproval, company: string, reason: string | null) {
    const to = { subjectId: id, to: buyer.email, locale, firstname: buyer.firstname, company, url: pageOf(locale) };
    await mail.queue(
      tx,
      reason === null ? { ...to, kind: 'company-order-approved' } : { ...to, kind: 'company-order-refused', reason },
    );
  }

  const audit = (tx: Tx, userId: string, action: string, approval: StoredApproval) =>
    recordAudit(tx, { kind: 'customer', userId }, now(), {
      action: `companies.${action}`,
      subject: { kind: 'company', id: approval.companyId },
      after: { approval: approval.id, net: approval.net },
    });

  /** A waiting request that a member may decide on, or refuses. */
  async function toDecide({ userId }: Pick<Visitor, 'userId'>, id: string) {
    const [member, approval] = [await buyingMember(kysely, userId), await approvalById(kysely, id)];
    const isTheirs = member && approval && member.companyId === approval.companyId;
    if (!isTheirs || !mayDecide({ userId, role: member.role }, approval.userId)) return fail('unknown');
    return approval.status === 'waiting' ? ok({ member, approval }) : fail('not_now');
  }

  async function currentOf({ request, locale, userId }: StoredApproval): Promise<CurrentOrder | null> {
    const draft = await drafted(request, locale, userId);
    if (!draft.ok) return null;
    const { totals, lines } = draft.value;
    return {
      net: totals.netTotal,
      total: totals.total,
      lines: lines.map(({ item, amount }) => ({
        title: [item.title, item.variationName].filter(Boolean).join(', '),
        amount,
        net: item.price.finalPrice.exclTax * amount,
      })),
    };
  }

  async function sweep(): Promise<void> {
    const before = new Date(now().getTime() - APPROVAL_DAYS * DAY_MS);
    await kysely
      .updateTable('order_approval')
      .set({ status: 'expired', decided_at: now(), request: '{}' })
      .where('status', '=', 'waiting')
      .where('asked_at', '<', before)
      .execute();
  }
  jobs.define('order-approvals', sweep, { cron: '41 4 * * *' });

  return {
    sweep,

    /** Stores an order that waits for approval, once for each key, and mails those who decide; null when none is needed. */
    async ask(request: OrderRequest, draft: OrderDraft, userId: string | null): Promise<{ id: string } | null> {
      const buyer = userId === null ? null : await buyingMember(kysely, userId);
      const { contact, totals, locale } = draft;
      const isCompanys = contact.customerType === 'company' && contact.businessId === buyer?.businessId;
      if (!buyer || userId === null || !isCompanys || !needsApproval(buyer, totals.netTotal)) return null;
      return inTransaction(kysely, async (tx) => {
        const row = { company_id: buyer.companyId, user_id: userId, request_key: request.idempotencyKey, locale };
        const made = await tx
          .insertInto('order_approval')
          .values({
            ...row,
            request: JSON.stringify(request),
            asked_at: now(),
            net_cents: totals.netTotal,
            total_cents: totals.total,
          })
          .onConflict((conflict) => conflict.columns(['user_id', 'request_key']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (made) await mailDeciders(tx, made.id, buyer, totals.netTotal, locale);
        return (
          made ??
          (await tx
            .selectFrom('order_approval')
            .select('id')
            .where('user_id', '=', userId)
            .where('request_key', '=', request.idempotencyKey)
            .executeTakeFirstOrThrow())
        );
      });
    },

    /** Requests that a member sees: all of the company for approvers and owners, one's own for buyers; null without a company. */
    async list({ userId }: Pick<Visitor, 'userId'>): Promise<{ company: string; approvals: ApprovalView[] } | null> {
      const member = await buyingMember(kysely, userId);
      if (!member) return null;
      const rows = await approvalsOf(kysely, member.companyId, seesAllOrders(member.role) ? null : userId);
      const approvals: ApprovalView[] = [];
      for (const row of rows) {
        const { id, net, total, status, reason, number, buyer } = row;
        const decides = status === 'waiting' && mayDecide({ userId, role: member.role }, row.userId);
        approvals.push({
          id,
          net,
          total,
          status,
          reason,
          number,
          askedAt: row.askedAt.toISOString(),
          buyer: buyer.name || buyer.email,
          isOwn: row.userId === userId,
          mayDecide: decides,
          current: decides ? await currentOf(row) : null,
        });
      }
      return { company: member.company, approvals };
    },

    /** Places the order at the prices of now, if they are those that the approver saw (approval-2). */
    async approve(visitor: Pick<Visitor, 'userId'>, id: string, seenTotal: Cents): Promise<Approved> {
      for (let tries = 0; tries < TRIES; tries++) {
        const found = await toDecide(visitor, id);
        if (!found.ok) return found;
        const { member, approval } = found.value;
        const draft = await drafted(approval.request, approval.locale, approval.userId);
        if (!draft.ok) return fail('unavailable');
        const { total, netTotal } = draft.value.totals;
        if (total !== seenTotal) return fail('total_changed', { net: netTotal, total });
        const approve = async (tx: Tx, orderId: string): Promise<boolean> => {
          const { numUpdatedRows } = await tx
            .updateTable('order_approval')
            .set({ status: 'approved', order_id: orderId, decided_at: now(), decided_by: visitor.userId })
            .where('id', '=', id)
            .where('status', '=', 'waiting')
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return false;
          await mailBuyer(tx, approval, member.company, null);
          await audit(tx, visitor.userId, 'approve-order', approval);
          return true;
        };
        const order = await placed({ ...draft.value, approve }, approval.userId);
        if (order.ok) return order;
        if (order.reason !== 'changed') return fail(order.reason === 'taken' ? 'not_now' : 'unavailable');
      }
      return fail('unavailable');
    },

    /** Refuses a waiting order; its buyer reads the reason by mail. */
    async refuse(visitor: Pick<Visitor, 'userId'>, id: string, typed: string): Promise<Ended> {
      const found = await toDecide(visitor, id);
      if (!found.ok) return found;
      const reason = typed
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, MAX_REASON);
      if (reason === '') return fail('reason');
      const { member, approval } = found.value;
      return inTransaction(kysely, async (tx): Promise<Ended> => {
        const end = { status: 'refused', by: visitor.userId, reason, now: now() } as const;
        if (!(await endApproval(tx, id, end))) return fail('not_now');
        await mailBuyer(tx, approval, member.company, reason);
        await audit(tx, visitor.userId, 'refuse-order', approval);
        return ok(null);
      });
    },

    /** A buyer takes a waiting request back. */
    async withdraw({ userId }: Pick<Visitor, 'userId'>, id: string): Promise<Ended> {
      const approval = await approvalById(kysely, id);
      if (approval?.userId !== userId) return fail('unknown');
      const end = { status: 'withdrawn', by: userId, reason: '', now: now() } as const;
      return inTransaction(kysely, async (tx) => ((await endApproval(tx, id, end)) ? ok(null) : fail('not_now')));
    },
  };
}
