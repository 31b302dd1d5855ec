import type { StaffActor, StaffId } from './actor.ts';
import { grantOf, type Permission, type StaffRole } from './permissions.ts';

/** Roles whose consent counts as a second person's. */
const APPROVERS: readonly StaffRole[] = ['owner', 'manager'];

/** What a person asks a colleague to consent to. */
export type ApprovalSubject = { permission: Permission; subject: string; cents: number | null };

/** Whether a person may be the second one: an owner or manager whose own role has the permission, never who asked (staff-7). */
export const mayApprove = (
  actor: Pick<StaffActor, 'id' | 'role'>,
  request: { permission: Permission; requestedBy: StaffId },
): boolean => {
  const grant = grantOf(actor.role, request.permission);
  const hasGrant = grant !== null && grant !== 'propose';
  return APPROVERS.includes(actor.role) && hasGrant && actor.id !== request.requestedBy;
};
