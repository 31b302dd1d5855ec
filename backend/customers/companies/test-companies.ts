import { byCommand } from '#test/actors.ts';
import { type Customer, makeCustomer } from '#test/make-customer.ts';
import { testShop } from '#test/test-shop.ts';

export const companyForm = {
  name: 'Metsäurakointi Korpi Oy',
  businessId: '2122839-7',
  contactName: 'Maija Korpi',
  contactPhone: '040 123 4567',
  einvoiceAddress: '003721228397',
  einvoiceOperator: 'DABAFIHH',
};

/** A shop with a company's owner, whose application is approved, and helpers around them. */
export async function companyShop() {
  const { shop, clock } = await testShop();
  const { companies, db } = shop;
  const owner = await makeCustomer(shop, { firstname: 'Maija', lastname: 'Korpi' });

  async function apply(customer: Customer, over: Partial<typeof companyForm> = {}): Promise<string> {
    const applied = await companies.apply(customer.visitor, { ...companyForm, ...over });
    const company = await companies.of(customer.visitor);
    if (!applied.ok || !company) throw new Error('the application was refused');
    return company.id;
  }

  async function approved(customer: Customer = owner): Promise<string> {
    const id = await apply(customer);
    const done = await companies.staff.approve(byCommand, id);
    if (!done.ok) throw new Error(`not approved: ${done.reason}`);
    return id;
  }

  /** The token of the latest invitation that was mailed to an address. */
  async function tokenTo(email: string): Promise<string> {
    const mails = await db.kysely
      .selectFrom('outbox_mail')
      .select('body_text')
      .where('kind', '=', 'company-invited')
      .where('recipient', '=', email)
      .orderBy('created_at', 'desc')
      .execute();
    return /yritys\/kutsu\/([\w-]+)/.exec(mails[0]?.body_text ?? '')?.[1] ?? '';
  }

  /** A customer who has accepted an invitation to the owner's company. */
  async function member(role: 'buyer' | 'approver' | 'owner' = 'buyer'): Promise<Customer> {
    const customer = await makeCustomer(shop);
    await companies.invitations.invite(owner.visitor, { email: customer.email, role });
    const joined = await companies.invitations.accept(customer.visitor, await tokenTo(customer.email));
    if (!joined.ok) throw new Error(`not joined: ${joined.reason}`);
    return customer;
  }

  return { shop, clock, companies, owner, apply, approved, tokenTo, member };
}
