import type { Visitor } from '#backend/customers/sign-in/service.ts';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction, type Tx } from '#backend/platform/db/transaction.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { FieldProblem } from '#domain/base/contact-details/account-errors.ts';
import { isOneOf } from '#domain/base/records.ts';
import { type Fail, type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { readLimit } from '#domain/customers/companies/approval.ts';
import { type CompanyField, checkCompany, checkCompanyContact } from '#domain/customers/companies/company.ts';
import { type CompanyRole, companyRoles, leavesNoOwner, mayManage } from '#domain/customers/companies/members.ts';
import { createInvitations } from './invitations.ts';
import type { CompanyMail } from './mails/company-mail.ts';
import {
  type Company,
  companyById,
  companyColumns,
  invitationsOf,
  type Member,
  membershipOf,
  membersOf,
  type OpenInvitation,
} from './queries.ts';
import { createStaffCompanies } from './staff/staff-companies.ts';

export type { Accepted, InvitationView, Invited } from './invitations.ts';
export {
  type BuyingMember,
  buyingMember,
  type Company,
  companyById,
  decidersOf,
  type Member,
  membershipOf,
  type OpenInvitation,
} from './queries.ts';
export type { CompanyEvent, Decided, StaffMemberChanged } from './staff/staff-companies.ts';

/** A company as its members see it; open invitations are for owners. */
export type OwnCompany = Omit<Company, 'locale'> & {
  role: CompanyRole;
  members: Omit<Member, 'firstname'>[];
  invitations: OpenInvitation[];
};
export type Applied =
  | Ok<null>
  | FailBy<{ invalid: FieldProblem<CompanyField>[]; unverified: unknown; member: unknown }>;
export type MemberChanged = Ok<null> | Fail<'not_owner' | 'unknown' | 'last_owner'>;
export type CompanyService = ReturnType<typeof createCompanyService>;

/** A rejected application is kept so long, in case its applicant asks why. */
const REJECTED_DAYS = 180;

type Deps = { mail: Pick<MailService<CompanyMail>, 'queue'>; jobs: Pick<Jobs, 'define'> };

/** Companies with accounts of their own, their members and invitations (company-1 to company-4). */
export function createCompanyService(ctx: ShopContext, { mail, jobs }: Deps) {
  const { kysely } = ctx.db;
  const { now } = ctx;
  const audit = (tx: Tx, userId: string, action: string, companyId: string, after: Record<string, unknown> = {}) =>
    recordAudit(tx, { kind: 'customer', userId }, now(), {
      action: `companies.${action}`,
      subject: { kind: 'company', id: companyId },
      after,
    });

  /** Runs a change of a company as its owner, one at a time for each company. */
  const asOwner = <T>(userId: string, change: (tx: Tx, companyId: string, members: Member[]) => Promise<T>) =>
    inTransaction(kysely, async (tx): Promise<T | Fail<'not_owner'>> => {
      const own = await membershipOf(tx, userId);
      const company = own && (await companyById(tx, own.companyId, true));
      const members = company ? await membersOf(tx, company.id) : [];
      const isOwner = members.some((member) => member.userId === userId && mayManage(member.role));
      return company?.status === 'approved' && isOwner ? change(tx, company.id, members) : fail('not_owner');
    });

  /** Deletes old rejected applications and invitations; run by the job queue, and by tests directly. */
  async function retain(): Promise<void> {
    const before = new Date(now().getTime() - REJECTED_DAYS * DAY_MS);
    await kysely.deleteFrom('company').where('status', '=', 'rejected').where('decided_at', '<', before).execute();
    await kysely
      .deleteFrom('company')
      .where('status', '=', 'applied')
      // the applicant has deleted their account
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('company_member').select('user_id').whereRef('company_id', '=', 'company.id'))),
      )
      .execute();
    await kysely.deleteFrom('company_invitation').where('expires_at', '<', now()).execute();
  }
  jobs.define('company-retention', retain, { cron: '23 4 * * *' });

  return {
    retain,
    invitations: createInvitations(ctx, { mail }),
    staff: createStaffCompanies(ctx, { mail }),

    /** The company of an account; null when it has none. */
    async of({ userId }: Pick<Visitor, 'userId'>): Promise<OwnCompany | null> {
      const own = await membershipOf(kysely, userId);
      const company = own && (await companyById(kysely, own.companyId));
      if (!own || !company) return null;
      const { locale: _, ...details } = company;
      const members = await membersOf(kysely, company.id);
      return {
        ...details,
        role: own.role,
        members: members.map(({ firstname: _name, ...member }) => member),
        invitations: mayManage(own.role) ? await invitationsOf(kysely, company.id, now()) : [],
      };
    },

    /** Applies for a company as typed; the applicant becomes its owner when staff approve (company-1). */
    async apply(visitor: Visitor, typed: Readonly<Record<string, unknown>>): Promise<Applied> {
      if (!visitor.isVerified) return fail('unverified');
      const checked = checkCompany(typed);
      if (!checked.ok) return fail('invalid', checked.details ?? []);
      return inTransaction(kysely, async (tx): Promise<Applied> => {
        // of requests at once, only the first may make a company
        await tx.selectFrom('auth_user').select('id').where('id', '=', visitor.userId).forUpdate().execute();
        if (await membershipOf(tx, visitor.userId)) return fail('member');
        const { id } = await tx
          .insertInto('company')
          .values({ ...companyColumns(checked.value), locale: visitor.locale, applied_at: now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('company_member')
          .values({ user_id: visitor.userId, company_id: id, role: 'owner', joined_at: now() })
          .execute();
        await audit(tx, visitor.userId, 'apply', id);
        return ok(null);
      });
    },

    /** Changes contact and e-invoice address; name and business id are for staff to change. */
    async changeContact(
      { userId }: Pick<Visitor, 'userId'>,
      typed: Readonly<Record<string, unknown>>,
    ): Promise<Ok<null> | FailBy<{ invalid: FieldProblem<CompanyField>[]; not_owner: unknown }>> {
      const checked = checkCompanyContact(typed);
      if (!checked.ok) return fail('invalid', checked.details ?? []);
      const { contactName, contactPhone, einvoiceAddress, einvoiceOperator } = checked.value;
      return asOwner(userId, async (tx, companyId) => {
        await tx
          .updateTable('company')
          .set({ contact_name: contactName, contact_phone: contactPhone })
          .set({ einvoice_address: einvoiceAddress, einvoice_operator: einvoiceOperator })
          .where('id', '=', companyId)
          .execute();
        await audit(tx, userId, 'change', companyId, { einvoiceAddress, einvoiceOperator });
        return ok(null);
      });
    },

    /** Gives a member a role. The last owner stays one (company-3). */
    setRole({ userId }: Pick<Visitor, 'userId'>, memberId: string, role: string): Promise<MemberChanged> {
      return asOwner(userId, async (tx, companyId, members): Promise<MemberChanged> => {
        if (!isOneOf(companyRoles, role) || !members.some((member) => member.userId === memberId))
          return fail('unknown');
        if (leavesNoOwner(members, memberId, role)) return fail('last_owner');
        await tx.updateTable('company_member').set({ role }).where('user_id', '=', memberId).execute();
        await audit(tx, userId, 'role', companyId, { member: memberId, role });
        return ok(null);
      });
    },

    /** Sets the limit above which a member's orders wait for an approver, as typed: euros without VAT, '' for none (approval-1). */
    setLimit({ userId }: Pick<Visitor, 'userId'>, memberId: string, typed: string): Promise<MemberChanged> {
      return asOwner(userId, async (tx, companyId, members): Promise<MemberChanged> => {
        const limit = readLimit(typed);
        if (limit === undefined || !members.some((member) => member.userId === memberId)) return fail('unknown');
        await tx.updateTable('company_member').set({ limit_cents: limit }).where('user_id', '=', memberId).execute();
        await audit(tx, userId, 'limit', companyId, { member: memberId, cents: limit });
        return ok(null);
      });
    },

    /** Removes a member. The last owner stays (company-3). */
    removeMember({ userId }: Pick<Visitor, 'userId'>, memberId: string): Promise<MemberChanged> {
      return asOwner(userId, async (tx, companyId, members): Promise<MemberChanged> => {
        if (!members.some((member) => member.userId === memberId)) return fail('unknown');
        if (leavesNoOwner(members, memberId, null)) return fail('last_owner');
        await tx.deleteFrom('company_member').where('user_id', '=', memberId).execute();
        await audit(tx, userId, 'remove', companyId, { member: memberId });
        return ok(null);
      });
    },

    /** Leaves the company, or takes an application back. The last owner of an approved company stays (company-3). */
    leave({ userId }: Pick<Visitor, 'userId'>): Promise<MemberChanged> {
      return inTransaction(kysely, async (tx): Promise<MemberChanged> => {
        const own = await membershipOf(tx, userId);
        const company = own && (await companyById(tx, own.companyId, true));
        if (!company) return fail('unknown');
        const members = await membersOf(tx, company.id);
        if (company.status === 'approved' && leavesNoOwner(members, userId, null)) return fail('last_owner');
        await tx.deleteFrom('company_member').where('user_id', '=', userId).execute();
        if (company.status === 'approved') await audit(tx, userId, 'leave', company.id);
        else await tx.deleteFrom('company').where('id', '=', company.id).execute();
        return ok(null);
      });
    },
  };
}

/** The approved company with a business id to which a buyer belongs; null for none (company-7). */
export async function companyOfBuyer(tx: Tx, buyer: { userId: string; businessId: string }): Promise<string | null> {
  const own = await membershipOf(tx, buyer.userId);
  const company = own && (await companyById(tx, own.companyId));
  return company?.status === 'approved' && company.businessId === buyer.businessId ? company.id : null;
}

/** The company of a customer, for the copy of own data (GDPR art. 15, own-data-1). */
export async function companyDataOf(db: Tx | ShopContext['db']['kysely'], userId: string) {
  const own = await membershipOf(db, userId);
  const company = own && (await companyById(db, own.companyId));
  if (!own || !company) return null;
  const { name, businessId, status, contactName, contactPhone } = company;
  return { name, businessId, status, role: own.role, contactName, contactPhone };
}
