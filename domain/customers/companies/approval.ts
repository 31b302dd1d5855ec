import type { Cents } from '#domain/base/money.ts';
import { type CompanyRole, type Membership, seesAllOrders } from './members.ts';

/** A request to approve an order waits at most so long. */
export const APPROVAL_DAYS = 30;
export const MAX_LIMIT: Cents = 100_000_000;

type Buyer = { role: CompanyRole; limit: Cents | null };

/** Whether an order of a member waits for an approver: a buyer's above their limit, without VAT (approval-1). */
export const needsApproval = ({ role, limit }: Buyer, net: Cents): boolean =>
  !seesAllOrders(role) && limit !== null && net > limit;

/** Whether a member may decide on an order of a buyer: an approver or owner, never one's own (approval-2). */
export const mayDecide = ({ userId, role }: Membership, buyerId: string): boolean =>
  seesAllOrders(role) && userId !== buyerId;

/** A limit as an owner types it: euros with at most two decimals, '' for none; undefined when it is neither. */
export function readLimit(typed: string): Cents | null | undefined {
  const plain = typed.replaceAll(/[\s\u00a0€]/g, '').replace(',', '.');
  if (plain === '') return null;
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain) * 100);
  return cents <= MAX_LIMIT ? cents : undefined;
}
