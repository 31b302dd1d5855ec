import { createHash, randomBytes } from 'node:crypto';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import { recordAudit } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import { createLimits, type Limited } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import type { FieldProblem } from '#domain/base/contact-details/account-errors.ts';
import { maskEmail } from '#domain/base/contact-details/email.ts';
import { localePrefix } from '#domain/base/locale.ts';
import { type Fail, type FailBy, fail, type Ok, ok } from '#domain/base/result.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import {
  type CompanyRole,
  checkInvitation,
  INVITATION_DAYS,
  MAX_MEMBERS,
  mayManage,
} from '#domain/customers/companies/members.ts';
import type { CompanyMail } from './mails/company-mail.ts';
import { companyById, invitationByHash, invitationsOf, membershipOf, membersOf } from './queries.ts';

export type Invited =
  | Ok<null>
  | FailBy<{ invalid: FieldProblem<'email' | 'role'>[]; not_owner: unknown; member: unknown; too_many: unknown }>
  | Limited;
/** `other_email`: the account has another address than the invitation; `member_elsewhere`: it belongs to another company. */
export type Accepted = Ok<null> | Fail<'unknown' | 'other_email' | 'member_elsewhere'>;
/** What the page of an invitation shows: the company, and whether this account may accept. */
export type InvitationView = { company: string; role: CompanyRole; email: string; isForVisitor: boolean };

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Invitations of buyers to a company by mail; the token itself stands only in the mail (company-2). */
export function createInvitations(
  { db, now, baseUrl }: Pick<ShopContext, 'db' | 'now' | 'baseUrl'>,
  { mail }: { mail: Pick<MailService<CompanyMail>, 'queue'> },
) {
  const { kysely } = db;
  const limits = createLimits(db);

  return {
    /** Invites an address, or invites it anew with another role. Only owners of an approved company may. */
    async invite(visitor: Visitor, typed: Readonly<Record<string, unknown>>): Promise<Invited> {
      const checked = checkInvitation(typed);
      if (!checked.ok) return checked;
      const { email, role } = checked.value;
      const own = await membershipOf(kysely, visitor.userId);
      if (!own || !mayManage(own.role)) return fail('not_owner');
      const limited = await limits.consume(['company-invite-of', own.companyId], ['mail-to', email]);
      if (limited) return limited;
      const token = randomBytes(32).toString('base64url');
      return inTransaction(kysely, async (tx): Promise<Invited> => {
        const company = await companyById(tx, own.companyId, true);
        const members = company ? await membersOf(tx, company.id) : [];
        const isOwner = members.some((member) => member.userId === visitor.userId && mayManage(member.role));
        if (company?.status !== 'approved' || !isOwner) return fail('not_owner');
        if (members.some((member) => member.email.toLowerCase() === email)) return fail('member');
        await tx
          .deleteFrom('company_invitation')
          .where('company_id', '=', company.id)
          .where(({ or, eb }) => or([eb('email', '=', email), eb('expires_at', '<=', now())]))
          .execute();
        const open = await invitationsOf(tx, company.id, now());
        if (members.length + open.length >= MAX_MEMBERS) return fail('too_many');
        const { id } = await tx
          .insertInto('company_invitation')
          .values({
            company_id: company.id,
            email,
            role,
            token_hash: hashOf(token),
            invited_at: now(),
            expires_at: new Date(now().getTime() + INVITATION_DAYS * DAY_MS),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const { locale } = visitor;
        await mail.queue(tx, {
          kind: 'company-invited',
          subjectId: id,
          to: email,
          locale,
          firstname: '',
          company: company.name,
          role,
          inviter: `${visitor.firstname} ${visitor.lastname}`.trim(),
          days: INVITATION_DAYS,
          url: `${baseUrl}${localePrefix(locale)}/oma-tili/yritys/kutsu/${token}`,
        });
        await recordAudit(tx, { kind: 'customer', userId: visitor.userId }, now(), {
          action: 'companies.invite',
          subject: { kind: 'company', id: company.id },
          after: { role },
        });
        return ok(null);
      });
    },

    /** Takes an invitation back; one that is gone is no error. False: the visitor is no owner. */
    async withdraw({ userId }: Pick<Visitor, 'userId'>, id: string): Promise<boolean> {
      const own = await membershipOf(kysely, userId);
      if (!own || !mayManage(own.role)) return false;
      await kysely
        .deleteFrom('company_invitation')
        .where('company_id', '=', own.companyId)
        .where(({ eb, cast }) => eb(cast<string>('id', 'text'), '=', id))
        .execute();
      return true;
    },

    /** The invitation of a mailed token; null when it is unknown, used or too old. */
    async view(visitor: Pick<Visitor, 'email'>, token: string): Promise<InvitationView | null> {
      const found = await invitationByHash(kysely, hashOf(token), now());
      if (!found) return null;
      const isForVisitor = found.email === visitor.email;
      return { company: found.name, role: found.role, email: maskEmail(found.email), isForVisitor };
    },

    /** Joins the company of an invitation. Of two presses at once one joins, and the other finds the invitation used. */
    accept(visitor: Pick<Visitor, 'userId' | 'email'>, token: string): Promise<Accepted> {
      return inTransaction(kysely, async (tx): Promise<Accepted> => {
        const found = await invitationByHash(tx, hashOf(token), now(), true);
        if (!found) return fail('unknown');
        if (found.email !== visitor.email) return fail('other_email');
        const joined = await tx
          .insertInto('company_member')
          .values({ user_id: visitor.userId, company_id: found.companyId, role: found.role, joined_at: now() })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returning('user_id')
          .executeTakeFirst();
        if (!joined) return fail('member_elsewhere');
        await tx.deleteFrom('company_invitation').where('id', '=', found.id).execute();
        await recordAudit(tx, { kind: 'customer', userId: visitor.userId }, now(), {
          action: 'companies.join',
          subject: { kind: 'company', id: found.companyId },
          after: { role: found.role },
        });
        return ok(null);
      });
    },
  };
}
