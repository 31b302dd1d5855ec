import { makeGoods, place, purchase } from '../http-buyer.ts';
import { ordersOf, type Race } from './race.ts';

const BUYERS = 20;
const USES = 3;

/** A code good for three orders, twenty buyers at once. */
export const useLimit: Race = {
  name: 'use limit',
  async run({ db, serverOf, check, count }, round) {
    const sku = `USE-${round}`;
    const code = `KILPA${round}`;
    await makeGoods(db, sku);
    const rules = [{ conditions: [], effect: { kind: 'percentage', percent: 50 } }];
    await db.query('insert into campaign (code, campaign, use_limit) values ($1, $2, $3)', [
      code,
      JSON.stringify({ code, name: { fi: code }, automatic: false, priority: 100, rules }),
      USES,
    ]);
    const request = () => ({ ...purchase(sku), totalCents: 2500, campaignCode: code });
    const answers = await Promise.all(Array.from({ length: BUYERS }, (_, i) => place(serverOf(i), request())));
    check('orders acknowledged', answers.filter(({ status }) => status === 201).length, USES);
    check('refused by the field', answers.filter(({ status }) => status === 400).length, BUYERS - USES);
    check('orders', await count(ordersOf, [sku]), USES);
    check('uses', await count('select count(*)::int as n from campaign_use where code = $1', [code]), USES);
    return `${USES} of ${BUYERS} buyers`;
  },
};
