import type { CatalogService } from '#backend/catalog/products/service.ts';
import { type AuditEntry, auditEntries } from '#backend/platform/audit/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { type CampaignFields, campaignRowOf } from '#domain/sales/campaigns/staff/campaign-fields.ts';
import { type CampaignState, campaignState } from '#domain/sales/campaigns/staff/campaign-state.ts';
import { type Actor, authorise } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import { createCodeBatches } from '../codes/code-batches.ts';
import { allCampaigns, readCampaigns, readCartRules, type StoredCampaign } from '../queries.ts';
import {
  type CampaignPage,
  type CampaignQuery,
  type CampaignResult,
  campaignResult,
  listCampaigns,
} from './campaign-list.ts';
import { createCartRules } from './cart-rules.ts';
import { hasControl } from './read-form.ts';
import { createCampaignSaves } from './save-campaign.ts';
import { createCampaignSteps } from './steps.ts';
import { campaignSubject, fieldsOf } from './stored.ts';
import { createTryCart } from './try-cart.ts';

/** A campaign as its page shows it. */
export type OpenCampaign = {
  code: string;
  stored: StoredCampaign;
  state: CampaignState;
  fields: CampaignFields;
  result: CampaignResult;
  /** Ids of the cart rules whose tiers give it. */
  tiersOf: string[];
  changes: Pick<AuditEntry, 'id' | 'at' | 'action' | 'actor' | 'after'>[];
};

const SHOWN_CHANGES = 20;

/** Campaigns as staff see and change them; every change is an entry of the audit log (admin-campaign-1). */
export function createStaffCampaigns(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  { catalog }: { catalog: Pick<CatalogService, 'cartItems'> },
) {
  const db = ctx.db.kysely;
  return {
    ...createCampaignSaves(ctx),
    ...createCampaignSteps(ctx),
    ...createCodeBatches(ctx),
    ...createCartRules(ctx),
    tryCart: createTryCart(ctx, { catalog }),

    /** All campaigns as rows of a file, for files to have what the admin changed. */
    async rows(): Promise<Record<string, unknown>[]> {
      const all = await allCampaigns(db);
      return all.map((stored) => ({
        ...campaignRowOf(stored.campaign.code, fieldsOf(stored), shop.timeZone),
        ...(stored.isDraft && { draft: true }),
      }));
    },

    async list(actor: Actor, query: CampaignQuery): Promise<CampaignPage> {
      authorise(actor, 'campaigns.read');
      return listCampaigns(db, { ...query, text: (query.text ?? '').replaceAll('\0', '') }, ctx.now());
    },

    /** A campaign with what its form shows; null when there is none. */
    async open(actor: Actor, code: string): Promise<OpenCampaign | null> {
      authorise(actor, 'campaigns.read');
      const [stored] = hasControl(code) ? [] : await readCampaigns(db, { codes: [code], isForShow: true });
      if (!stored) return null;
      const [result, rules, changes] = await Promise.all([
        campaignResult(db, code),
        readCartRules(db),
        auditEntries(db, { subject: campaignSubject(code), outcome: 'done', limit: SHOWN_CHANGES }),
      ]);
      const named = rules.filter(({ rule }) => rule.priceTiers.some((tier) => tier.campaignCode === code));
      return {
        code,
        stored,
        state: campaignState(stored, ctx.now()),
        fields: fieldsOf(stored),
        result,
        tiersOf: named.map(({ rule }) => rule.id),
        changes: changes.map(({ id, at, action, actor: by, after }) => ({ id, at, action, actor: by, after })),
      };
    },
  };
}
