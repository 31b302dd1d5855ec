import { DEMO_ACCOUNT_REFUSAL } from '#backend/entrypoints/live/config-refusals.ts';
import { livePageRefusals } from '#backend/entrypoints/live/page-refusals.ts';
import type { DoctorShop } from './doctor-shop.ts';
import { type Finding, good, liveRefusal } from './finding.ts';

/** What live mode refuses in the database: the demo customer, and missing, unfinished or demo pages (operation-2). */
export async function liveFindings(shop: DoctorShop): Promise<Finding[]> {
  if (shop.settings.SHOP_MODE !== 'live') return [];
  const account = (await shop.auth.hasDemoAccount()) ? [DEMO_ACCOUNT_REFUSAL] : [];
  const refusals = [...account, ...livePageRefusals(await shop.content.shownTexts())];
  return refusals.length > 0 ? refusals.map(liveRefusal) : [good('live.good')];
}
