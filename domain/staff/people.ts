import type { Cents } from '../base/money.ts';
import { AccessRefused, type Actor, authorise, type StaffId } from './actor.ts';
import type { StaffRole } from './permissions.ts';

/** What an owner assigns to a person. */
export type StaffAssignment = {
  role: StaffRole;
  stores: readonly string[];
  refundCents: Cents;
  refundDayCents: Cents;
};

/** Roles that a manager may invite and suspend. */
const UNDER_MANAGERS: readonly StaffRole[] = ['sales', 'store'];

const isOwnerOrMachine = (actor: Actor): boolean => actor.kind !== 'staff' || actor.role === 'owner';

function refuseSelf(actor: Actor, id: StaffId): void {
  if (actor.kind === 'staff' && actor.id === id) throw new AccessRefused('staff.manage', 'role', { subject: id });
}

/**
 * Throws unless the actor may invite a person with this assignment, or suspend one who has it, after a fresh factor: owners
 * anybody; managers people of the roles Store and Sales, without assigning limits (staff-10).
 */
export function authoriseInvite(actor: Actor, subject: string, assigned: Omit<StaffAssignment, 'stores'>): void {
  const assignsLimits = assigned.refundCents > 0 || assigned.refundDayCents > 0;
  const isAbove = !UNDER_MANAGERS.includes(assigned.role) || assignsLimits;
  if (isAbove && !isOwnerOrMachine(actor)) throw new AccessRefused('staff.manage', 'role', { subject });
  authorise(actor, 'staff.invite', { subject });
}

/** Throws unless the actor may suspend or restore a person of a role; nobody suspends themselves (staff-10). */
export function authoriseSuspend(actor: Actor, person: { id: StaffId; role: StaffRole }): void {
  refuseSelf(actor, person.id);
  authoriseInvite(actor, person.id, { role: person.role, refundCents: 0, refundDayCents: 0 });
}

/** Throws unless the actor may change a person's role, stores and limits, or reset their factors: owners, never their own. */
export function authoriseManage(actor: Actor, id: StaffId): void {
  refuseSelf(actor, id);
  authorise(actor, 'staff.manage', { subject: id });
}
