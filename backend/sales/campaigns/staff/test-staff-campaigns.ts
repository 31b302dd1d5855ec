import { orderShop, type Sku } from '#backend/sales/orders/test-orders.ts';
import type { FieldEdit } from '#domain/base/merge-edits.ts';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';
import { staffMember } from '#test/actors.ts';
import { putCampaign } from '../test-campaigns.ts';

const skus: Sku[] = [
  { sku: 'A', price: 6000, stock: { oulu: 5 } },
  { sku: 'B', price: 9000, stock: { oulu: 5 } },
];
export const tenth = madeRule({ kind: 'percentage', percent: 10 });

/** A shop with goods A and B, the running campaign KEVÄT and people; `edit` is a form field as it was seen and typed. */
export async function staffCampaignShop() {
  const made = await orderShop(skus);
  const { db, campaigns } = made.shop;
  await putCampaign(db, madeCampaign('KEVÄT', [tenth]));
  const proof = { permission: 'campaigns.start', subject: 'KEVÄT', cents: null } as const;
  const manager = await staffMember(db.kysely, 'manager', { name: 'Maija', proof });
  const owner = await staffMember(db.kysely, 'owner', { name: 'Aino', proof });
  const open = async (code = 'KEVÄT') => {
    const found = await campaigns.staff.open(manager, code);
    if (!found) throw new Error(`no campaign ${code}`);
    return found;
  };
  return { ...made, db, staff: campaigns.staff, manager, owner, open };
}

export const edit = (field: string, base: string, mine: string): FieldEdit => ({ field, base, mine });
