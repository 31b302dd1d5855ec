import type { Tx } from '#backend/platform/db/transaction.ts';
import { keysIn } from '#domain/base/merge-edits.ts';
import { type CampaignFields, campaignFields } from '#domain/sales/campaigns/staff/campaign-fields.ts';
import { shop } from '#shop.config';
import { keptCampaign } from '../importing/campaign-kind.ts';
import type { CampaignRow } from '../importing/campaign-row.ts';
import { readCampaigns, type StoredCampaign } from '../queries.ts';

import { hasControl } from './read-form.ts';

export const campaignSubject = (code: string) => ({ kind: 'campaign', id: code });

/** A campaign under a lock, so that of two people who save at once the second sees what the first wrote; null: none. */
export async function lockCampaign(tx: Tx, code: string): Promise<StoredCampaign | null> {
  if (hasControl(code)) return null;
  const locked = await tx.selectFrom('campaign').select('code').where('code', '=', code).forUpdate().executeTakeFirst();
  if (!locked) return null;
  return (await readCampaigns(tx, { codes: [code], isForShow: true }))[0] ?? null;
}

/** The form of a campaign as it is stored. */
export const fieldsOf = (stored: StoredCampaign): CampaignFields => campaignFields(stored, shop.timeZone);

/** Writes what a form changed. */
export async function writeCampaign(
  tx: Tx,
  row: CampaignRow,
  { fields, stored, now }: { fields: CampaignFields; stored: StoredCampaign; now: Date },
): Promise<void> {
  const columns = {
    ...keptCampaign(row),
    is_draft: stored.isDraft,
    rule_keys: keysIn(fields.rules ?? ''),
    version: stored.version + 1,
    edited_at: now,
  };
  await tx.updateTable('campaign').set(columns).where('code', '=', row.code).execute();
}
