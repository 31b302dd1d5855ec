import { type Kysely, sql } from 'kysely';
import { afterCursor, allOf, exactTime, PAGE, pageOf } from '#backend/platform/db/list-page.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Localized } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import { type CampaignState, campaignStates } from '#domain/sales/campaigns/staff/campaign-state.ts';

/** What a campaign cost and brought: orders that were paid, what it took off them, and their totals less refunds. */
export type CampaignResult = { orders: number; discount: Cents; revenue: Cents };

export type ListedCampaign = CampaignResult & {
  code: string;
  name: Localized;
  automatic: boolean;
  state: CampaignState;
  from: Date | null;
  until: Date | null;
  useLimit: number | null;
  /** Orders that hold a use, unpaid ones among them. */
  uses: number;
  rules: Campaign['rules'];
};

export type CampaignQuery = {
  state?: CampaignState | null;
  works?: 'automatic' | 'code' | null;
  text?: string;
  after?: string | null;
  /** Only what is at work between two moments; such a list has one page. */
  between?: { from: Date; until: Date } | null;
};

export type CampaignPage = {
  campaigns: ListedCampaign[];
  next: string | null;
  counts: Record<CampaignState, number>;
};

const state = (now: Date) => sql<CampaignState>`
  case when is_draft then 'draft' when ends_at <= ${now} then 'ended' when starts_at > ${now} then 'planned' else 'running' end`;

/** Sums of the paid orders of the campaign of the outer query. */
const results = sql`
  select count(*)::int as orders, coalesce(sum(used.discount_cents), 0)::bigint as discount,
         coalesce(sum(placed.total_cents - placed.refunded_cents), 0)::bigint as revenue
  from campaign_use used join customer_order placed on placed.id = used.order_id
  where used.code = campaign.code and placed.status not in ('pending_payment', 'payment_failed', 'cancelled')`;

type Row = Omit<ListedCampaign, 'discount' | 'revenue' | 'name' | 'rules'> & {
  campaign: Campaign;
  discount: string | number;
  revenue: string | number;
  key: string;
  exactly: string;
};

/** What a campaign cost and brought (admin-campaign-5). */
export async function campaignResult(db: Kysely<Tables>, code: string): Promise<CampaignResult> {
  const { rows } = await sql<{ orders: number; discount: string | number; revenue: string | number }>`
    select sums.* from campaign, lateral (${results}) sums where campaign.code = ${code}`.execute(db);
  const [row] = rows;
  return { orders: row?.orders ?? 0, discount: Number(row?.discount ?? 0), revenue: Number(row?.revenue ?? 0) };
}

async function countStates(db: Kysely<Tables>, now: Date): Promise<Record<CampaignState, number>> {
  const { rows } = await sql<{ state: CampaignState; n: number }>`
    select ${state(now)} as state, count(*)::int as n from campaign group by 1`.execute(db);
  const found = new Map(rows.map((row) => [row.state, row.n]));
  const counts = { running: 0, planned: 0, draft: 0, ended: 0 };
  for (const name of campaignStates) counts[name] = found.get(name) ?? 0;
  return counts;
}

/** Campaigns without a start come first: they have always been at work. */
const starts = sql<Date>`coalesce(starts_at, '9999-01-01'::timestamptz)`;
const key = sql<string>`md5(code)`;

function whereOf({ state: wanted, works, text = '', after = null, between }: CampaignQuery, now: Date) {
  const like = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return allOf([
    wanted ? sql<boolean>`${state(now)} = ${wanted}` : null,
    works ? sql<boolean>`automatic = ${works === 'automatic'}` : null,
    text !== '' &&
      sql<boolean>`(code ilike ${like} or campaign -> 'name' ->> 'fi' ilike ${like} or campaign -> 'name' ->> 'en' ilike ${like})`,
    between ? sql<boolean>`(ends_at is null or ends_at > ${between.from})` : null,
    between ? sql<boolean>`(starts_at is null or starts_at < ${between.until})` : null,
    afterCursor(after, starts, key),
  ]);
}

/** A page of campaigns, the latest start first (admin-campaign-1). */
export async function listCampaigns(db: Kysely<Tables>, query: CampaignQuery, now: Date): Promise<CampaignPage> {
  const { rows } = await sql<Row>`
    select campaign.code, campaign.campaign, automatic, ${state(now)} as state, starts_at as "from", ends_at as "until",
           use_limit as "useLimit", ${key} as key, ${exactTime(starts)} as exactly, sums.*,
           (select count(*)::int from campaign_use used where used.code = campaign.code) as uses
    from campaign, lateral (${results}) sums
    where ${whereOf(query, now)} order by ${starts} desc, ${key} desc limit ${PAGE + 1}`.execute(db);
  const page = pageOf(rows, (row) => row.key);
  return {
    campaigns: page.rows.map(({ campaign, key: _, exactly: _at, discount, revenue, ...row }) => ({
      ...row,
      discount: Number(discount),
      revenue: Number(revenue),
      name: campaign.name,
      rules: campaign.rules,
    })),
    next: page.next,
    counts: await countStates(db, now),
  };
}
