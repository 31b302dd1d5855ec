import { sql } from 'kysely';
import { type CampaignRow, campaignOf, campaignRow } from './campaign-row.ts';
import { unknownReferences } from './check-references.ts';
import type { Kind } from './import-file.ts';

/** A name of a rule, which no other rule of the campaign has had. */
export const newRuleKey = () => crypto.randomUUID().slice(0, 8);

/** The columns of a row. */
export const keptCampaign = (row: CampaignRow) => ({
  campaign: JSON.stringify(campaignOf(row)),
  automatic: row.automatic,
  is_draft: row.draft,
  unique_codes: row.uniqueCodes,
  priority: row.priority,
  starts_at: row.from ?? null,
  ends_at: row.until ?? null,
  use_limit: row.useLimit ?? null,
  use_limit_per_customer: row.useLimitPerCustomer ?? null,
});

type Kept = Omit<ReturnType<typeof keptCampaign>, 'campaign'> & { campaign: unknown };

/** JSON with sorted keys, as the database has its own order. */
const sorted = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
export const comparable = (value: unknown): string => JSON.stringify(value, sorted);

const text = ({ campaign, automatic, is_draft, unique_codes, priority, ...times }: Kept) => {
  const { starts_at, ends_at, use_limit, use_limit_per_customer } = times;
  return comparable({
    campaign,
    automatic,
    is_draft,
    unique_codes,
    priority,
    starts_at,
    ends_at,
    use_limit,
    use_limit_per_customer,
  });
};

/** Campaigns of a file; importing one again keeps its counted uses. */
export const campaignKind: Kind<CampaignRow> = {
  schema: campaignRow,
  keyOf: ({ code }) => code,
  check: unknownReferences,
  async stored(tx, codes) {
    if (codes.length === 0) return new Map();
    const rows = await tx
      .selectFrom('campaign')
      .selectAll()
      .where('code', 'in', [...codes])
      .execute();
    return new Map(rows.map((row) => [row.code, { text: text(row), editedAt: row.edited_at }]));
  },
  shown: (row) => text({ ...keptCampaign(row), campaign: campaignOf(row) }),
  async write(tx, row) {
    // its rules are new ones: forms that are open over the old ones keep what was typed
    const columns = { ...keptCampaign(row), rule_keys: row.rules.map(newRuleKey), edited_at: null };
    await tx
      .insertInto('campaign')
      .values({ code: row.code, ...columns })
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ ...columns, version: sql`campaign.version + 1` }))
      .execute();
  },
  staff: {
    subject: 'campaign',
    async agree(tx, codes) {
      await tx
        .updateTable('campaign')
        .set({ edited_at: null })
        .where('code', 'in', [...codes])
        .execute();
    },
  },
};
