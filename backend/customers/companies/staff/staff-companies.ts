import { sql } from 'kysely';
import { auditEntries, nameOf, recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { PAGE } from '#backend/platform/db/list-page.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { localePrefix } from '#domain/base/locale.ts';
import { isOneOf } from '#domain/base/records.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import type { CompanyStatus } from '#domain/customers/companies/company.ts';
import { companyRoles, leavesNoOwner } from '#domain/customers/companies/members.ts';
import { type Actor, authorise, mayTry } from '#domain/staff/actor.ts';
import type { CompanyMail } from '../mails/company-mail.ts';
import { type Company, companyById, countCompanies, latestOrders, listCompanies, membersOf } from '../queries.ts';

/** `taken`: another approved company has the business id; `not_now`: already decided. */
export type Decided = Ok<null> | Fail<'unknown' | 'not_now' | 'taken' | 'reason'>;
export type StaffMemberChanged = Ok<null> | Fail<'unknown' | 'last_owner'>;

const companyEvents = ['apply', 'decide', 'change', 'invite', 'join', 'leave', 'remove', 'role'] as const;
/** Something that happened to a company; `by` is null for one of its own users. */
export type CompanyEvent = { id: number; at: Date; event: (typeof companyEvents)[number]; by: string | null };

const MAX_REASON = 300;
const MAX_EVENTS = 30;
const MAX_ORDERS = 20;

/** Companies for staff: applications, decisions, and roles when no owner is left to give them (company-4). */
export function createStaffCompanies(
  { db, now, baseUrl }: Pick<ShopContext, 'db' | 'now' | 'baseUrl'>,
  { mail }: { mail: Pick<MailService<CompanyMail>, 'queue'> },
) {
  const { kysely } = db;
  const subjectOf = (id: string) => ({ kind: 'company', id });

  /** Mails every owner: before the decision that is the applicant. */
  async function mailOwners(tx: Tx, company: Company, kind: 'company-approved' | 'company-rejected', reason: string) {
    const url = `${baseUrl}${localePrefix(company.locale)}/oma-tili/yritys`;
    for (const { role, email, firstname, userId } of await membersOf(tx, company.id)) {
      if (role !== 'owner') continue;
      const to = { subjectId: `${company.id}:${userId}`, to: email, locale: company.locale, firstname };
      const about = { ...to, company: company.name };
      await mail.queue(tx, kind === 'company-approved' ? { ...about, kind, url } : { ...about, kind, reason });
    }
  }

  const deciding = (
    actor: Actor,
    id: string,
    decide: (tx: Tx, company: Company) => Promise<Fail<'taken'> | Ok<{ status: CompanyStatus; reason: string }>>,
  ) => {
    authorise(actor, 'companies.decide', { subject: `company:${id}` });
    return inTransaction(kysely, async (tx): Promise<Decided> => {
      const company = await companyById(tx, id, true);
      if (!company) return fail('unknown');
      if (company.status !== 'applied') return fail('not_now');
      const decided = await decide(tx, company);
      if (!decided.ok) return decided;
      const { status, reason } = decided.value;
      await tx.updateTable('company').set({ status, reason, decided_at: now() }).where('id', '=', id).execute();
      await mailOwners(tx, company, status === 'approved' ? 'company-approved' : 'company-rejected', reason);
      // after the mails: the applicant of a rejected company may apply again
      if (status === 'rejected') await tx.deleteFrom('company_member').where('company_id', '=', id).execute();
      await recordAudit(tx, actor, now(), {
        action: 'companies.decide',
        subject: subjectOf(id),
        before: { status: company.status },
        after: { status, by: nameOf(actor) },
        ...(reason && { reason }),
      });
      return ok(null);
    });
  };

  async function eventsOf(id: string): Promise<CompanyEvent[]> {
    const entries = await auditEntries(kysely, { subject: subjectOf(id), limit: MAX_EVENTS });
    return entries.flatMap(({ id: entry, at, action, actor, outcome }) => {
      const event = action.replace('companies.', '');
      return outcome === 'done' && isOneOf(companyEvents, event) ? [{ id: entry, at, event, by: actor.name }] : [];
    });
  }

  return {
    /** A page of companies with the numbers of each status; without a status, of all. */
    async list(actor: Actor, filter: { status: CompanyStatus | null; text: string }) {
      authorise(actor, 'companies.read');
      return { companies: await listCompanies(kysely, filter, PAGE), counts: await countCompanies(kysely) };
    },

    /** A company with its members, what has happened to it, and an approved company of the same business id; null for none. */
    async one(actor: Actor, id: string) {
      authorise(actor, 'companies.read', { subject: `company:${id}` });
      const company = await companyById(kysely, id);
      if (!company) return null;
      const [members, events, orders, approved] = await Promise.all([
        membersOf(kysely, id),
        eventsOf(id),
        latestOrders(kysely, id, MAX_ORDERS),
        kysely
          .selectFrom('company')
          .select(['id', 'name'])
          .where('business_id', '=', company.businessId)
          .where('status', '=', 'approved')
          .where('id', '<>', id)
          .executeTakeFirst(),
      ]);
      return {
        company,
        members,
        events,
        orders,
        sameId: approved ?? null,
        mayDecide: mayTry(actor, 'companies.decide', { subject: `company:${id}` }),
      };
    },

    /** Approves an application and mails its applicant. Of two with one business id, one is approved. */
    approve: (actor: Actor, id: string): Promise<Decided> =>
      deciding(actor, id, async (tx, company) => {
        const key = `company ${company.businessId}`;
        // two applications of one business id must not be approved together
        await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
        const taken = await tx
          .selectFrom('company')
          .select('id')
          .where('business_id', '=', company.businessId)
          .where('status', '=', 'approved')
          .executeTakeFirst();
        return taken ? fail('taken') : ok({ status: 'approved', reason: '' });
      }),

    /** Rejects an application; its applicant reads the reason by mail and may apply again. */
    async reject(actor: Actor, id: string, typed: string): Promise<Decided> {
      const reason = typed
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, MAX_REASON);
      if (reason !== '') return deciding(actor, id, async () => ok({ status: 'rejected', reason }));
      authorise(actor, 'companies.decide', { subject: `company:${id}` });
      return fail('reason');
    },

    /** Gives a member a role, e.g. when the only owner has left the firm. */
    setRole(actor: Actor, id: string, userId: string, role: string): Promise<StaffMemberChanged> {
      authorise(actor, 'companies.decide', { subject: `company:${id}` });
      return inTransaction(kysely, async (tx): Promise<StaffMemberChanged> => {
        const company = await companyById(tx, id, true);
        const members = company ? await membersOf(tx, id) : [];
        const before = members.find((member) => member.userId === userId)?.role;
        if (!before || !isOneOf(companyRoles, role)) return fail('unknown');
        if (leavesNoOwner(members, userId, role)) return fail('last_owner');
        await tx.updateTable('company_member').set({ role }).where('user_id', '=', userId).execute();
        await recordAudit(tx, actor, now(), {
          action: 'companies.role',
          subject: subjectOf(id),
          before: { role: before },
          after: { member: userId, role },
        });
        return ok(null);
      });
    },
  };
}
