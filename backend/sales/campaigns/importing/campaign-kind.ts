import { type CampaignRow, campaignOf, campaignRow } from './campaign-row.ts';
import { unknownReferences } from './check-references.ts';
import type { Kind } from './import-file.ts';

const kept = (row: CampaignRow) => ({
  campaign: JSON.stringify(campaignOf(row)),
  automatic: row.automatic,
  priority: row.priority,
  starts_at: row.from ?? null,
  ends_at: row.until ?? null,
  use_limit: row.useLimit ?? null,
  use_limit_per_customer: row.useLimitPerCustomer ?? null,
});

type Kept = Omit<ReturnType<typeof kept>, 'campaign'> & { campaign: unknown };

/** JSON with sorted keys, as the database has its own order. */
const sorted = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
export const comparable = (value: unknown): string => JSON.stringify(value, sorted);

const text = ({ campaign, automatic, priority, starts_at, ends_at, use_limit, use_limit_per_customer }: Kept) =>
  comparable({ campaign, automatic, priority, starts_at, ends_at, use_limit, use_limit_per_customer });

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
    return new Map(rows.map((row) => [row.code, text(row)]));
  },
  shown: (row) => text({ ...kept(row), campaign: campaignOf(row) }),
  async write(tx, row) {
    await tx
      .insertInto('campaign')
      .values({ code: row.code, ...kept(row) })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(kept(row)))
      .execute();
  },
};
