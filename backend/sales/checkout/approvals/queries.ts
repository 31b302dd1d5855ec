import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';

type Handle = Kysely<Tables>;

/** A stored request for approval, with the names of its people. */
export type StoredApproval = {
  id: string;
  companyId: string;
  userId: string;
  request: unknown;
  locale: Locale;
  net: Cents;
  total: Cents;
  status: string;
  askedAt: Date;
  reason: string;
  buyer: { name: string; email: string; firstname: string };
  /** The order, once it is approved. */
  number: string | null;
};

const selected = (db: Handle) =>
  db
    .selectFrom('order_approval as approval')
    .innerJoin('auth_user as buyer', 'buyer.id', 'approval.user_id')
    .leftJoin('customer_order as placed', 'placed.id', 'approval.order_id')
    .select(['approval.id', 'approval.company_id as companyId', 'approval.user_id as userId', 'approval.request'])
    .select(['approval.locale', 'approval.net_cents as net', 'approval.total_cents as total', 'approval.status'])
    .select(['approval.asked_at as askedAt', 'approval.reason', 'placed.number'])
    .select(['buyer.name', 'buyer.email', 'buyer.firstname']);

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];
const fromRow = ({ name, email, firstname, ...row }: Row): StoredApproval => ({
  ...row,
  buyer: { name, email, firstname },
});

/** One request. Another id than a UUID finds none. */
export async function approvalById(db: Handle, id: string): Promise<StoredApproval | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const row = await selected(db).where('approval.id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

const SHOWN = 50;

/** The latest requests of a company, or of one buyer alone; the waiting ones first. */
export async function approvalsOf(db: Handle, companyId: string, userId: string | null): Promise<StoredApproval[]> {
  let query = selected(db)
    .where('approval.company_id', '=', companyId)
    .orderBy((order) => order.case().when('approval.status', '=', 'waiting').then(0).else(1).end())
    .orderBy('approval.asked_at', 'desc')
    .limit(SHOWN);
  if (userId !== null) query = query.where('approval.user_id', '=', userId);
  return (await query.execute()).map(fromRow);
}

/** Ends a waiting request; false when somebody else has. */
export async function endApproval(
  tx: Tx,
  id: string,
  { status, by, reason, now }: { status: 'refused' | 'withdrawn'; by: string; reason: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_approval')
    .set({ status, reason, decided_at: now, decided_by: by })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
