import { createContext } from '#backend/entrypoints/open-shop.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { readSettings } from '#backend/platform/settings/settings.ts';
import { createShop } from '#backend/shop.ts';
import { byCommand } from '#test/actors.ts';
import { makeLimited, withoutDemoCatalog } from '../../http-buyer.ts';

export const SKUS = ['VIKA-1', 'VIKA-2', 'VIKA-3'];
/** On the shelf, never ordered: its page is kept. */
export const SHELF_SKU = 'HYLLY-1';
/** Pieces of each at the start, in two stores. */
export const STOCK = { oulu: 600, rovaniemi: 300 };
/** Half the price, without end. */
export const CAMPAIGN = 'PUOLET';
export const CARD_CENTS = 1000;
const CARDS = 200;

/** What every fault begins with: goods, a campaign, gift cards; codes of the cards every fifth of which is used. */
export async function makeWorldGoods(db: Db, env: Record<string, string>): Promise<string[]> {
  await migrate(db);
  await withoutDemoCatalog(db);
  for (const sku of [...SKUS, SHELF_SKU]) await makeLimited(db, sku, STOCK);
  const rules = [{ conditions: [], effect: { kind: 'percentage', percent: 50 } }];
  const campaign = { code: CAMPAIGN, name: { fi: CAMPAIGN }, automatic: false, priority: 100, rules };
  await db.query('insert into campaign (code, campaign) values ($1, $2)', [CAMPAIGN, JSON.stringify(campaign)]);
  const shop = createShop(createContext(readSettings({ ...env, LOG_LEVEL: 'error' }), db));
  await db.kysely.transaction().execute((tx) => shop.search.recordChange(tx, 'all'));
  const codes: string[] = [];
  for (let i = 0; i < CARDS; i++) {
    const card =
      i % 5 === 4 ? await shop.giftCards.staff.make(byCommand, { cents: CARD_CENTS, reason: 'fault' }) : null;
    codes.push(card?.code ?? '');
  }
  return codes;
}
