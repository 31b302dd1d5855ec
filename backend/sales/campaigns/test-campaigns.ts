import type { Db } from '#backend/platform/db/db.ts';
import type { Campaign } from '#domain/sales/campaigns/campaign.ts';
import type { CartRule } from '#domain/sales/campaigns/cart-rule.ts';

type Limits = { from?: string; until?: string; useLimit?: number; useLimitPerCustomer?: number };

/** Inserts a campaign into a test shop. */
export async function putCampaign({ kysely }: Db, campaign: Campaign, limits: Limits = {}): Promise<void> {
  await kysely
    .insertInto('campaign')
    .values({
      code: campaign.code,
      campaign: JSON.stringify(campaign),
      automatic: campaign.automatic,
      priority: campaign.priority,
      starts_at: limits.from ? new Date(limits.from) : null,
      ends_at: limits.until ? new Date(limits.until) : null,
      use_limit: limits.useLimit ?? null,
      use_limit_per_customer: limits.useLimitPerCustomer ?? null,
    })
    .execute();
}

/** Inserts a cart rule into a test shop; `from` decides which of several counts. */
export async function putCartRule({ kysely }: Db, rule: CartRule, from = '2026-01-01T00:00:00Z'): Promise<void> {
  await kysely
    .insertInto('cart_rule')
    .values({ id: rule.id, rule: JSON.stringify(rule), starts_at: new Date(from) })
    .execute();
}
