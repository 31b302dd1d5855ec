import { expect, test } from 'vitest';
import { putCampaign } from '#backend/sales/campaigns/test-campaigns.ts';
import { madeCampaign, madeRule } from '#domain/sales/campaigns/campaign.fixture.ts';
import { homeForm, orderShop, requestFor } from '../test-orders.ts';
import { paymentOfOrder } from './payment-of-order.ts';

test('a gift with another VAT rate adds no row; the delivery of free goods keeps their rate (payment-5)', async () => {
  const { shop, placed, order, attempts } = await orderShop([
    { sku: 'KIRJA', price: 2000, vatClass: 'reduced', stock: { oulu: 2 } },
    { sku: 'PIPO', price: 1000, stock: { oulu: 2 } },
  ]);
  const rules = [
    madeRule({ kind: 'percentage', percent: 100 }),
    madeRule({ kind: 'gift_item', sku: 'PIPO', amount: 1 }),
  ];
  await putCampaign(shop.db, madeCampaign('ILMAINEN', rules, { automatic: true }));
  const { number } = await placed(requestFor('KIRJA', 1590, { form: homeForm }));
  const stored = await order(number);
  expect(stored.lines.map(({ sku, kind, total }) => [sku, kind, total])).toEqual([
    ['KIRJA', 'goods', 0],
    ['PIPO', 'gift', 0],
  ]);
  const [attempt] = await attempts(number);
  if (!attempt) throw new Error('no payment was opened');
  const { amount, rows } = paymentOfOrder(stored, attempt);
  expect([amount, rows.map(({ unit, units, vatRate }) => [unit * units, vatRate])]).toEqual([1590, [[1590, 13.5]]]);
  expect(stored.vat).toMatchObject([{ rate: 13.5, gross: 1590 }]);
});
