import { byCommand } from '#test/actors.ts';
import { type Customer, makeCustomer } from '../make-customer.ts';
import type { TestShop } from '../test-shop.ts';

/** The visitors, in the order of the tables' columns. */
export const visitorNames = ['guest', 'A', 'B', 'unverified', 'deleted'] as const;
export type VisitorName = (typeof visitorNames)[number];

/** A customer's things, as endpoints name them. */
export type Things = {
  uid: string;
  password: string;
  addressId: string;
  listId: string;
  secret: string;
  orderNumber: string;
  /** Secret of the order's link. */
  orderSecret: string;
  /** Secret of a replied quote's link. */
  quoteSecret: string;
};

export type Visitor = { cookie: string | null; customer: Customer | null };

export type People = {
  visitors: Record<VisitorName, Visitor>;
  /** A's e-mail address, which is in all of A's data. */
  emailOfA: string;
  /** A's things, or the unverified customer's own; other visitors request A's. */
  thingsFor(name: VisitorName): Promise<Things>;
  /** Creates new things after a test deleted some. */
  renewThings(): void;
};

/** Places an order of this customer; returns its number. */
type OrderOf = (customer: Customer) => Promise<string>;

/** A, B, an unverified and a deleted customer, each with a session cookie. */
export async function makePeople({ shop }: Pick<TestShop, 'shop'>, orderOf: OrderOf): Promise<People> {
  const people = {
    A: await makeCustomer(shop),
    B: await makeCustomer(shop),
    unverified: await makeCustomer(shop, { isVerified: false }),
    deleted: await makeCustomer(shop),
  };
  await shop.db.query('delete from auth_user where id = $1', [people.deleted.userId]);
  const orders = { A: await orderOf(people.A), unverified: await orderOf(people.unverified) };

  async function secretOf(number: string): Promise<string> {
    const { rows } = await shop.db.query('select secret from customer_order where number = $1', [number]);
    return String(rows[0]?.secret);
  }

  async function makeQuote({ visitor }: Customer): Promise<string> {
    const { firstname, lastname, email } = visitor;
    const request = { items: [{ sku: 'A', amount: 1 }], firstname, lastname, email };
    const sent = await shop.quotes.send(request, 'fi', visitor, { ip: '192.0.2.1' });
    if (!sent.ok) throw new Error('no quote');
    const response = { validUntil: '2026-12-05', lines: [{ sku: 'A', price: 10 }] };
    const answered = await shop.quotes.staff.reply(byCommand, sent.value.number, response);
    return answered.ok ? answered.value.secret : '';
  }

  async function makeThings(name: 'A' | 'unverified'): Promise<Things> {
    const { visitor, userId, password } = people[name];
    const address = await shop.accounts.addAddress(visitor, {
      firstname: 'Aino',
      lastname: 'Virtanen',
      street: 'Koivukatu 1',
      postcode: '90100',
      city: 'Oulu',
    });
    const list = await shop.wishLists.create(visitor, 'Mökki');
    if (!address.ok || !list.ok) throw new Error('no things');
    await shop.wishLists.addItem(visitor, { listId: list.value.id, sku: 'A' });
    const secret = await shop.wishLists.share(visitor, list.value.id, true);
    return {
      uid: userId,
      password,
      addressId: address.value.id,
      listId: list.value.id,
      secret: (secret.ok && secret.value) || '',
      orderNumber: orders[name],
      orderSecret: await secretOf(orders[name]),
      quoteSecret: await makeQuote(people[name]),
    };
  }

  const things = new Map<string, Promise<Things>>();
  function thingsOf(name: 'A' | 'unverified'): Promise<Things> {
    const made = things.get(name) ?? makeThings(name);
    things.set(name, made);
    return made;
  }

  const visitorOf = (customer: Customer): Visitor => ({ cookie: customer.cookie, customer });
  return {
    emailOfA: people.A.email,
    visitors: {
      guest: { cookie: null, customer: null },
      A: visitorOf(people.A),
      B: visitorOf(people.B),
      unverified: visitorOf(people.unverified),
      deleted: visitorOf(people.deleted),
    },
    renewThings: () => things.clear(),
    thingsFor: (name) => thingsOf(name === 'unverified' ? name : 'A'),
  };
}
