import { type Kysely, type Selectable, sql } from 'kysely';
import { holdsAll } from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { CompanyDetails, CompanyStatus } from '#domain/customers/companies/company.ts';
import { type CompanyRole, type Membership, seesAllOrders } from '#domain/customers/companies/members.ts';

type Handle = Kysely<Tables>;

export type Company = CompanyDetails & {
  id: string;
  status: CompanyStatus;
  locale: Locale;
  appliedAt: Date;
  decidedAt: Date | null;
  /** Why its application was rejected; may be ''. */
  reason: string;
};
/** `limit`: in cents without VAT, above which an order waits for an approver; null without one. */
export type Member = Membership & {
  name: string;
  email: string;
  firstname: string;
  joinedAt: Date;
  limit: Cents | null;
};
export type OpenInvitation = { id: string; email: string; role: CompanyRole; expiresAt: Date };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const companyOf = (row: Selectable<Tables['company']>): Company => ({
  id: row.id,
  status: row.status,
  locale: row.locale,
  name: row.name,
  businessId: row.business_id,
  contactName: row.contact_name,
  contactPhone: row.contact_phone,
  reason: row.reason,
  einvoiceAddress: row.einvoice_address,
  einvoiceOperator: row.einvoice_operator,
  appliedAt: row.applied_at,
  decidedAt: row.decided_at,
});

/** Columns of what a company applies with. */
export const companyColumns = (details: CompanyDetails) => ({
  name: details.name,
  business_id: details.businessId,
  contact_name: details.contactName,
  contact_phone: details.contactPhone,
  einvoice_address: details.einvoiceAddress,
  einvoice_operator: details.einvoiceOperator,
});

/** A company; `lock`: for changes of it or its members, one at a time. */
export async function companyById(db: Handle, id: string, lock = false): Promise<Company | null> {
  if (!UUID.test(id)) return null;
  const query = db.selectFrom('company').selectAll().where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row ? companyOf(row) : null;
}

/** The company and role of an account. */
export async function membershipOf(
  db: Handle,
  userId: string,
): Promise<{ companyId: string; role: CompanyRole } | null> {
  const row = await db
    .selectFrom('company_member')
    .select(['company_id as companyId', 'role'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** A member of an approved company as its buyer. `limit`: orders without VAT above it wait for an approver; null: none do. */
export type BuyingMember = {
  companyId: string;
  company: string;
  businessId: string;
  role: CompanyRole;
  limit: Cents | null;
  name: string;
};

/** The approved company of an account, with what the account may order for it; null for none. */
export async function buyingMember(db: Handle, userId: string): Promise<BuyingMember | null> {
  const row = await db
    .selectFrom('company_member as member')
    .innerJoin('company', 'company.id', 'member.company_id')
    .innerJoin('auth_user as user', 'user.id', 'member.user_id')
    .select(['company.id as companyId', 'company.name as company', 'company.business_id as businessId'])
    .select(['member.role', 'member.limit_cents as limit', 'user.name', 'user.email'])
    .where('member.user_id', '=', userId)
    .where('company.status', '=', 'approved')
    .executeTakeFirst();
  if (!row) return null;
  const { name, email, ...member } = row;
  return { ...member, name: name || email };
}

/** Approvers and owners of a company. */
export const decidersOf = async (db: Handle, companyId: string): Promise<Member[]> =>
  (await membersOf(db, companyId)).filter(({ role }) => seesAllOrders(role));

/** Members in the order of their joining. */
export function membersOf(db: Handle, companyId: string): Promise<Member[]> {
  return db
    .selectFrom('company_member as member')
    .innerJoin('auth_user as user', 'user.id', 'member.user_id')
    .select(['member.user_id as userId', 'member.role', 'member.joined_at as joinedAt', 'member.limit_cents as limit'])
    .select(['user.name', 'user.email', 'user.firstname'])
    .where('member.company_id', '=', companyId)
    .orderBy('member.joined_at')
    .orderBy('member.user_id')
    .execute();
}

/** Invitations that still hold, oldest first. */
export function invitationsOf(db: Handle, companyId: string, now: Date): Promise<OpenInvitation[]> {
  return db
    .selectFrom('company_invitation')
    .select(['id', 'email', 'role', 'expires_at as expiresAt'])
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .orderBy('invited_at')
    .orderBy('id')
    .execute();
}

/** The invitation of a token's hash with its company; `lock`: to use it once. */
export async function invitationByHash(db: Handle, hash: string, now: Date, lock = false) {
  const query = db
    .selectFrom('company_invitation as invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .select(['invitation.id', 'invitation.email', 'invitation.role', 'company.id as companyId', 'company.name'])
    .where('invitation.token_hash', '=', hash)
    .where('invitation.expires_at', '>', now)
    .where('company.status', '=', 'approved');
  return (await (lock ? query.forUpdate('invitation') : query).executeTakeFirst()) ?? null;
}

/** Companies of a status, or all, by words of name and business id; the longest waiting first among applications. */
export async function listCompanies(
  db: Handle,
  { status, text }: { status: CompanyStatus | null; text: string },
  limit: number,
) {
  let query = db
    .selectFrom('company')
    .selectAll()
    .select((company) =>
      company
        .selectFrom('company_member')
        .select((member) => member.fn.countAll<number>().as('count'))
        .whereRef('company_member.company_id', '=', 'company.id')
        .as('members'),
    )
    .orderBy('applied_at', status === 'applied' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit);
  if (status) query = query.where('status', '=', status);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5);
  const holds = holdsAll(sql`company_search_text(name, business_id)`, words);
  if (holds) query = query.where(holds);
  const rows = await query.execute();
  return rows.map((row) => ({ ...companyOf(row), members: Number(row.members) }));
}

/** The latest orders of a company, newest first. */
export function latestOrders(db: Handle, companyId: string, limit: number) {
  return db
    .selectFrom('customer_order')
    .select(['number', 'placed_at as placedAt', 'total_cents as total'])
    .where('company_id', '=', companyId)
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

/** How many companies each status has. */
export async function countCompanies(db: Handle): Promise<Record<CompanyStatus, number>> {
  const rows = await db
    .selectFrom('company')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const count = (status: CompanyStatus) => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { applied: count('applied'), approved: count('approved'), rejected: count('rejected') };
}
