import { companyForm } from '#backend/customers/companies/test-companies.ts';
import { orderShop, pickupForm, requestFor, type Sku } from '#backend/sales/orders/test-orders.ts';
import type { OrderRequestInput } from '#domain/sales/checkout/order-request.ts';
import { byCommand } from '#test/actors.ts';
import { type Customer, makeCustomer } from '#test/make-customer.ts';

export const companyContact = {
  customerType: 'company' as const,
  company: companyForm.name,
  businessId: companyForm.businessId,
};

/** A shop with skus and an approved company: its owner, a buyer, a list of contract prices, and how a member orders. */
export async function contractShop(skus: Sku[], rows = '', env: Record<string, string> = {}) {
  const made = await orderShop(skus, env);
  const { shop } = made;
  const { staff } = shop.contractPrices;
  const owner = await makeCustomer(shop);
  await shop.companies.apply(owner.visitor, companyForm);
  const companyId = (await shop.companies.of(owner.visitor))?.id ?? '';
  await shop.companies.staff.approve(byCommand, companyId);

  async function member(role: 'buyer' | 'approver' | 'owner'): Promise<Customer> {
    const customer = await makeCustomer(shop);
    await shop.db.kysely
      .insertInto('company_member')
      .values({ user_id: customer.userId, company_id: companyId, role, joined_at: shop.now() })
      .execute();
    return customer;
  }

  /** A list with these rows that the company has. */
  async function list(text: string): Promise<string> {
    const list = await staff.create(byCommand, 'Kevät');
    if (!list.ok) throw new Error('no list');
    const { id } = list.value;
    const read = await staff.importRows(byCommand, id, 1, { text, replaces: true });
    if (!read.ok) throw new Error(`rows refused: ${read.reason}`);
    const given = await staff.assign(byCommand, id, companyId, true);
    if (!given.ok) throw new Error(`not given: ${given.reason}`);
    return id;
  }
  const listId = rows === '' ? '' : await list(rows);

  const post = ({ cookie }: Pick<Customer, 'cookie'>, path: string, body: unknown) =>
    made.request(path, { method: 'POST', headers: { cookie, origin: 'http://shop.test' }, body: JSON.stringify(body) });

  return {
    ...made,
    owner,
    buyer: await member('buyer'),
    companyId,
    listId,
    staff,
    member,
    list,
    post,
    /** Orders one piece at a total, for the company unless a contact says otherwise. */
    buy(
      by: Customer,
      sku: string,
      total: number,
      contact: object = companyContact,
      over: Partial<OrderRequestInput> = {},
    ) {
      const form = { ...pickupForm, contact: { ...pickupForm.contact, ...contact } };
      return post(by, '/api/checkout/orders', requestFor(sku, total, { form, ...over }));
    },
    /** Cents including VAT of one piece in a customer's cart. */
    async inCart(by: Pick<Customer, 'cookie'>, sku: string): Promise<number> {
      const body = { items: [{ sku, amount: 1 }], campaign: null };
      const { items } = await (await post(by, '/functions/paymentGateway-validateCartV2', body)).json();
      return Math.round(items[0].price.finalPrice.inclTax * 100);
    },
  };
}
