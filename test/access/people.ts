import { type Customer, makeCustomer } from '../make-customer.ts';
import type { TestShop } from '../test-shop.ts';

/** Those who knock, in the order of the columns of the tables. */
export const visitors = ['guest', 'A', 'B', 'unverified', 'deleted'] as const;
export type VisitorName = (typeof visitors)[number];

/** What belongs to a customer, as addresses of doors name it. */
export type Things = {
  uid: string;
  password: string;
  addressId: string;
  listId: string;
  secret: string;
  orderNumber: string;
  /** Opens the order for whoever has it. */
  orderSecret: string;
  /** Opens an answered quote. */
  quoteSecret: string;
};

export type Knocker = { cookie: string | null; customer: Customer | null };

export type People = {
  knocker: Record<VisitorName, Knocker>;
  /** A word that stands in all that is A's alone: the e-mail address. */
  ofA: string;
  /** Things of A, or of the unverified customer, who asks for the own ones; everybody else asks for A's. */
  thingsFor(name: VisitorName): Promise<Things>;
  /** Somebody took things away: there are new ones from now on. */
  renewThings(): void;
};

/** Puts an order of this customer's into the shop; gives its number. */
type OrderOf = (customer: Customer) => Promise<string>;

/** A, B, somebody whose address is not verified and somebody who has left, each with a session cookie. */
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
    const answer = { validUntil: '2026-12-05', lines: [{ sku: 'A', price: 10 }] };
    const answered = await shop.quotes.staff.reply(sent.value.number, answer);
    return answered.ok ? answered.value.secret : '';
  }

  async function makeThings(name: 'A' | 'unverified'): Promise<Things> {
    const { visitor, userId, password } = people[name];
    const address = await shop.accounts.addAddress(visitor, {
      ...{ firstname: 'Aino', lastname: 'Virtanen' },
      ...{ street: 'Koivukatu 1', postcode: '90100', city: 'Oulu' },
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

  const knockerOf = (customer: Customer): Knocker => ({ cookie: customer.cookie, customer });
  return {
    ofA: people.A.email,
    knocker: {
      guest: { cookie: null, customer: null },
      A: knockerOf(people.A),
      B: knockerOf(people.B),
      unverified: knockerOf(people.unverified),
      deleted: knockerOf(people.deleted),
    },
    renewThings: () => things.clear(),
    thingsFor: (name) => thingsOf(name === 'unverified' ? name : 'A'),
  };
}
