import { ShopError } from '../base/error-codes.ts';
import type { Flavour } from '../base/ids.ts';
import type { Cents } from '../base/money.ts';
import { type KeyScope, scopesGrant } from './key-scopes.ts';
import { grantOf, type Permission, type StaffRole } from './permissions.ts';

export type StaffId = Flavour<string, 'staff'>;

/** A fresh factor, bound to one action: what was confirmed, of which thing, and for which sum. */
export type Proof = { permission: Permission; subject: string; cents: Cents | null };

/** A signed-in person. `stores` are ids of stores; an empty list means all. Limits are in cents. */
export type StaffActor = {
  kind: 'staff';
  id: StaffId;
  name: string;
  role: StaffRole;
  stores: readonly string[];
  limits: { refund: Cents; refundsPerDay: Cents };
  sessionId: string;
  /** Confirmed in this request with a fresh factor. */
  proof: Proof | null;
  /** Who consented to this request as the second person. */
  approvedBy: { id: StaffId; name: string } | null;
  requestId: string | null;
};

/** Another program, by its key. It may what the key's scopes allow, in all stores. */
export type ProgramActor = {
  kind: 'program';
  /** The id of its key. */
  id: string;
  name: string;
  scopes: readonly KeyScope[];
  requestId: string | null;
};

/**
 * Who changes something: the first argument of every service function that writes. A command is a person with access to the
 * machine, named by `--as`.
 */
export type Actor =
  | StaffActor
  | ProgramActor
  | { kind: 'command'; name: string | null }
  | { kind: 'job'; name: string }
  | { kind: 'store-link'; store: string }
  | { kind: 'customer'; userId: string | null };

/** What an action concerns: its thing, the store the thing belongs to (null: all stores), and the sum it moves. */
export type Scope = { subject: string; store?: string | null; cents?: Cents };

/** Why an action was refused: the role, another store's thing, a missing fresh factor, or a missing second person. */
export type AccessRefusal = 'role' | 'store' | 'proof' | 'approval';

/** Ends a request that the actor may not make. The request layer records it in the audit log. */
export class AccessRefused extends ShopError {
  readonly permission: Permission;
  readonly reason: AccessRefusal;
  readonly scope: Scope | null;
  constructor(permission: Permission, reason: AccessRefusal, scope: Scope | null) {
    super('permission-denied', `${permission} is refused: ${reason}`);
    this.name = 'AccessRefused';
    this.permission = permission;
    this.reason = reason;
    this.scope = scope;
  }
}

/** Whether an error is a refusal. By its name: the admin's build has a copy of the class, for which `instanceof` fails. */
export const isAccessRefused = (error: unknown): error is AccessRefused =>
  error instanceof Error && error.name === 'AccessRefused';

const isOfStore = (actor: StaffActor, store: string | null | undefined): boolean =>
  actor.stores.length === 0 || (typeof store === 'string' && actor.stores.includes(store));

const proves = (proof: Proof | null, permission: Permission, scope: Scope | null): boolean =>
  proof?.permission === permission && proof.subject === scope?.subject && proof.cents === (scope.cents ?? null);

function staffRefusal(actor: StaffActor, permission: Permission, scope: Scope | null): AccessRefusal | null {
  const grant = grantOf(actor.role, permission);
  if (grant === null || grant === 'propose') return 'role';
  if (grant === 'own-store') return isOfStore(actor, scope?.store) ? null : 'store';
  if (grant === 'always') return null;
  if (!proves(actor.proof, permission, scope)) return 'proof';
  return grant === 'approval' && (!actor.approvedBy || actor.approvedBy.id === actor.id) ? 'approval' : null;
}

/** Why an actor may not use a permission on a thing; null when it may. Commands and jobs may do everything. */
export function accessRefusal(actor: Actor, permission: Permission, scope: Scope | null = null): AccessRefusal | null {
  switch (actor.kind) {
    case 'staff':
      return staffRefusal(actor, permission, scope);
    case 'program':
      return scopesGrant(actor.scopes, permission) ? null : 'role';
    case 'store-link':
      return permission === 'orders.fulfil' && scope?.store === actor.store ? null : 'role';
    case 'customer':
      return 'role';
    default:
      return null;
  }
}

/** Throws `AccessRefused` unless the actor may use the permission on the thing. */
export function authorise(actor: Actor, permission: Permission, scope: Scope | null = null): void {
  const reason = accessRefusal(actor, permission, scope);
  if (reason) throw new AccessRefused(permission, reason, scope);
}

/**
 * The stores whose things the actor may use a permission on; null: all stores. Throws `AccessRefused` when there are
 * none.
 */
export function storesFor(actor: Actor, permission: Permission): readonly string[] | null {
  const isOfStores = actor.kind === 'staff' && grantOf(actor.role, permission) === 'own-store';
  if (isOfStores && actor.stores.length > 0) return actor.stores;
  authorise(actor, permission, null);
  return null;
}

/** Whether menus and buttons offer an action: rights that a factor or a colleague can still give count. */
export const mayTry = (actor: Actor, permission: Permission, scope: Scope | null = null): boolean => {
  const refusal = accessRefusal(actor, permission, scope);
  return refusal === null || refusal === 'proof' || refusal === 'approval';
};

/** Throws `AccessRefused` unless the actor's role has the permission in any way; the right to propose is enough. */
export function authoriseProposal(actor: Actor, permission: Permission): void {
  const isKnown = actor.kind === 'staff' && grantOf(actor.role, permission) !== null;
  if (!isKnown) authorise(actor, permission, null);
}
