import { expect, test } from 'vitest';
import { companyForm } from '#backend/customers/companies/test-companies.ts';
import { orderShop, pickupForm, requestFor } from '#backend/sales/orders/test-orders.ts';
import { byCommand } from '#test/actors.ts';
import { type Customer, makeCustomer } from '#test/make-customer.ts';

const company = {
  customerType: 'company' as const,
  company: companyForm.name,
  businessId: companyForm.businessId,
};

async function setup() {
  const made = await orderShop([{ sku: 'HIHNA', price: 12_550, stock: { oulu: 50 } }]);
  const { shop } = made;
  const owner = await makeCustomer(shop);
  const buyer = await makeCustomer(shop);
  await shop.companies.apply(owner.visitor, companyForm);
  const id = (await shop.companies.of(owner.visitor))?.id ?? '';
  await shop.companies.staff.approve(byCommand, id);
  await shop.db.kysely
    .insertInto('company_member')
    .values({ user_id: buyer.userId, company_id: id, role: 'buyer', joined_at: shop.now() })
    .execute();

  async function order({ cookie }: Customer, contact: object = company): Promise<string> {
    const form = { ...pickupForm, contact: { ...pickupForm.contact, ...contact } };
    const body = JSON.stringify(requestFor('HIHNA', 12_550, { form }));
    const headers = { cookie, origin: 'http://shop.test' };
    const response = await made.request('/api/checkout/orders', { method: 'POST', headers, body });
    return String((await response.json()).number);
  }
  const list = async ({ visitor }: Customer, page = 1) => {
    const found = await shop.ownOrders.ofCompany(visitor, page);
    return found.ok ? found.value : found.reason;
  };
  return { shop, id, owner, buyer, order, list };
}

test('owners see the orders of all buyers without VAT, newest first; a buyer does not (company-7)', async () => {
  const { owner, buyer, order, list } = await setup();
  const first = await order(buyer);
  const second = await order(owner);
  expect(await list(owner)).toMatchObject({
    company: companyForm.name,
    page: 1,
    pages: 1,
    total: 2,
    orders: [
      { number: second, isOwn: true, net: 10_000 },
      { number: first, isOwn: false, net: 10_000, buyer: 'Maija Mäkinen' },
    ],
  });
  expect(await list(owner, 9)).toMatchObject({ page: 1 });
  expect(await list(buyer)).toBe('none');
});

test('private orders, and orders with another business id, are not the company’s (company-7)', async () => {
  const { shop, owner, buyer, order, list } = await setup();
  await order(buyer, { customerType: 'private' });
  await order(buyer, { ...company, businessId: '0201256-6' });
  const stranger = await makeCustomer(shop);
  await order(stranger);
  expect(await list(owner)).toMatchObject({ total: 0, orders: [] });
  expect(await list(stranger)).toBe('none');
});

test('staff see a company’s orders; its deletion leaves them (company-7)', async () => {
  const { shop, id, buyer, order } = await setup();
  const number = await order(buyer);
  expect((await shop.companies.staff.one(byCommand, id))?.orders).toMatchObject([{ number, total: 12_550 }]);
  await shop.db.query('delete from company where id = $1', [id]);
  expect(await shop.ownOrders.list(buyer.userId)).toMatchObject({ total: 1 });
});
