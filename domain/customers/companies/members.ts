import type { FieldProblem } from '#domain/base/contact-details/account-errors.ts';
import { emailProblem, normalizeEmail } from '#domain/base/contact-details/email.ts';
import { isOneOf } from '#domain/base/records.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';

/** What a member of a company may do: order; approve the orders of others; manage members and details. Each includes the former. */
export const companyRoles = ['buyer', 'approver', 'owner'] as const;
export type CompanyRole = (typeof companyRoles)[number];

export type Membership = { userId: string; role: CompanyRole };
export type Invitation = { email: string; role: CompanyRole };

/** Members and open invitations of a company together. */
export const MAX_MEMBERS = 50;
/** An invitation holds so many days. */
export const INVITATION_DAYS = 14;

export const mayManage = (role: CompanyRole): boolean => role === 'owner';

/** Whether a member sees the orders of all users of the company (company-7). */
export const seesAllOrders = (role: CompanyRole): boolean => role !== 'buyer';

/** Whether a change of a member's role, or their leaving (null), would leave the company without an owner (company-3). */
export function leavesNoOwner(members: readonly Membership[], userId: string, role: CompanyRole | null): boolean {
  const isOwned = members.some((member) => member.userId !== userId && mayManage(member.role));
  return !isOwned && !(role !== null && mayManage(role));
}

const emailErrors = {
  required: 'account.error.required',
  tooLong: 'account.error.tooLong',
  invalid: 'account.error.email',
} as const;

/** Checks an invitation as typed (company-2). */
export function checkInvitation(
  input: Readonly<Record<string, unknown>>,
): Result<Invitation, 'invalid', FieldProblem<'email' | 'role'>[]> {
  const typed = typeof input.email === 'string' ? input.email : '';
  const problem = emailProblem(typed);
  if (problem) return fail('invalid', [{ field: 'email', message: emailErrors[problem] }]);
  if (!isOneOf(companyRoles, input.role)) return fail('invalid', [{ field: 'role', message: 'account.error.invalid' }]);
  return ok({ email: normalizeEmail(typed), role: input.role });
}
