import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import type { CartRule } from '#domain/sales/campaigns/cart-rule.ts';

/** A campaign as stored; its times and limits are not sent to browsers. */
export type StoredCampaign = {
  campaign: Campaign;
  from: Date | null;
  until: Date | null;
  useLimit: number | null;
  useLimitPerCustomer: number | null;
  /** Numbers of orders that used it, in total and by one customer; counted where limits exist, or for display. */
  uses: number;
  usesOfCustomer: number;
  /** Written, and at work for nobody yet. */
  isDraft: boolean;
  /** Only codes of its batches work, each once; its own is a name. */
  hasSingleCodes: boolean;
  /** The single code it goes by has been used. */
  isCodeUsed?: boolean;
  /** Raised by each change, in the admin or by a file. */
  version: number;
  /** Names of the rules in their order, for the forms of staff. */
  ruleKeys: string[];
};

/** Whose uses are counted: an account, an e-mail address, or not known yet. */
export type Customer = {
  userId: string | null;
  email: string | null;
  /** Orders whose uses do not count: the customer's own unpaid ones, which a new order would replace. */
  besides?: readonly string[];
};

/** `isForShow`: uses are counted also without a limit, which may read many rows. */
type Asked = { codes: readonly string[]; automatic?: boolean; customer?: Customer; isForShow?: boolean };

/** Campaigns by code, and with `automatic` those too, in order of application; regardless of their times. */
export async function readCampaigns(
  db: Kysely<Tables>,
  { codes, automatic = false, customer, isForShow = false }: Asked,
): Promise<StoredCampaign[]> {
  const { userId = null, email = null, besides = [] } = customer ?? {};
  const { rows } = await sql<Row>`
    select campaign.*,
           case when use_limit is not null or ${isForShow} then (
             select count(*)::int from campaign_use used where used.code = campaign.code
             and used.order_id::text <> all(${[...besides]}::text[])) else 0 end as uses,
           case when use_limit_per_customer is not null then (
             select count(*)::int from campaign_use used where used.code = campaign.code
             and used.order_id::text <> all(${[...besides]}::text[])
             and (used.user_id = ${userId}::text or code_customer(used.email) = code_customer(nullif(${email}::text, '')))) else 0 end as uses_of_customer
    from campaign where code = any(${[...codes]}::text[]) or (${automatic} and automatic)
    order by automatic desc, priority, code`.execute(db);
  return rows.map(fromRow);
}

/** All campaigns, in order of application. */
export async function allCampaigns(db: Kysely<Tables>): Promise<StoredCampaign[]> {
  const codes = await db.selectFrom('campaign').select('code').execute();
  return readCampaigns(db, { codes: codes.map(({ code }) => code), isForShow: true });
}

type Row = {
  campaign: Campaign;
  starts_at: Date | null;
  ends_at: Date | null;
  use_limit: number | null;
  use_limit_per_customer: number | null;
  uses: number;
  uses_of_customer: number;
  is_draft: boolean;
  unique_codes: boolean;
  version: number;
  rule_keys: string[];
};

const fromRow = (row: Row): StoredCampaign => ({
  campaign: row.campaign,
  from: row.starts_at,
  until: row.ends_at,
  useLimit: row.use_limit,
  useLimitPerCustomer: row.use_limit_per_customer,
  uses: row.uses,
  usesOfCustomer: row.uses_of_customer,
  isDraft: row.is_draft,
  hasSingleCodes: row.unique_codes,
  version: row.version,
  // a rule written straight into the table has no key of its own
  ruleKeys: row.campaign.rules.map((_, i) => row.rule_keys[i] ?? `r${i + 1}`),
});

export type StoredCartRule = { rule: CartRule; from: Date | null; until: Date | null };

/** All cart rules; of several active ones the first counts. */
export async function readCartRules(db: Kysely<Tables>): Promise<StoredCartRule[]> {
  const rows = await db
    .selectFrom('cart_rule')
    .select(['rule', 'starts_at', 'ends_at'])
    .orderBy('starts_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ rule: row.rule, from: row.starts_at, until: row.ends_at }));
}
