import { expect, test } from 'vitest';
import { contractShop } from '#backend/customers/contract-prices/test-contracts.ts';
import { makeCustomer } from '#test/make-customer.ts';

const lines = [{ sku: 'HIHNA', amount: 2 }];

async function templateShop() {
  const made = await contractShop([{ sku: 'HIHNA', price: 12_550, stock: { oulu: 5 } }]);
  return { ...made, templates: made.shop.orderTemplates };
}

test('all members of a company share its templates; nobody else reads or changes them (template-1)', async () => {
  const { shop, templates, buyer, owner } = await templateShop();
  const stranger = await makeCustomer(shop);
  expect(await templates.save(buyer.visitor, { name: ' Huolto ', lines, replaces: false })).toMatchObject({ ok: true });
  expect(await templates.list(owner.visitor)).toMatchObject([{ name: 'Huolto', lines }]);
  expect(await templates.list(stranger.visitor)).toBe(null);
  expect(await templates.save(stranger.visitor, { name: 'x', lines, replaces: false })).toMatchObject({
    reason: 'no_company',
  });
  const id = (await templates.list(owner.visitor))?.[0]?.id ?? '';
  expect(await templates.remove(stranger.visitor, id)).toBe(false);
  expect([await templates.remove(owner.visitor, id), await templates.remove(owner.visitor, id)]).toEqual([true, false]);
});

test('a template is replaced only when that is asked for, whatever the letters of its name (template-1)', async () => {
  const { templates, buyer } = await templateShop();
  await templates.save(buyer.visitor, { name: 'Huolto', lines, replaces: false });
  const other = [{ sku: 'HIHNA', amount: 5 }];
  expect(await templates.save(buyer.visitor, { name: 'HUOLTO', lines: other, replaces: false })).toMatchObject({
    reason: 'exists',
  });
  expect(await templates.save(buyer.visitor, { name: 'HUOLTO', lines: other, replaces: true })).toMatchObject({
    ok: true,
  });
  expect(await templates.list(buyer.visitor)).toMatchObject([{ name: 'HUOLTO', lines: other }]);
});

test.each([
  [{ name: '', lines }, 'name'],
  [{ name: 'a\u0000', lines }, 'name'],
  [{ name: 'x'.repeat(61), lines }, 'name'],
  [{ name: 'x', lines: [] }, 'lines'],
  [{ name: 'x', lines: [{ sku: 'HIHNA', amount: 0 }] }, 'lines'],
  [{ name: 'x', lines: 'HIHNA' }, 'lines'],
])('refuses %j by its field (template-1)', async (typed, reason) => {
  const { templates, buyer } = await templateShop();
  expect(await templates.save(buyer.visitor, { ...typed, replaces: false })).toMatchObject({ reason });
});
