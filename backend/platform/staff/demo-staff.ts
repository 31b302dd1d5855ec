import type { ShopContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/db/transaction.ts';
import type { Cents } from '#domain/base/money.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import { shop as config } from '#shop.config';
import { makeLink } from './links.ts';

type DemoPerson = { name: string; role: StaffRole; stores: string[]; refund: Cents; refundsPerDay: Cents };

const PEOPLE: DemoPerson[] = [
  { name: 'Minna Saarela', role: 'owner', stores: [], refund: 200_000, refundsPerDay: 1_000_000 },
  { name: 'Riikka Alatalo', role: 'manager', stores: [], refund: 100_000, refundsPerDay: 300_000 },
  { name: 'Petri Halonen', role: 'sales', stores: [], refund: 20_000, refundsPerDay: 60_000 },
  { name: 'Oskari Lampela', role: 'store', stores: ['oulu'], refund: 0, refundsPerDay: 0 },
  { name: 'Jenni Kuusela', role: 'content', stores: [], refund: 0, refundsPerDay: 0 },
  { name: 'Leena Ojala', role: 'accounting', stores: [], refund: 0, refundsPerDay: 0 },
];

const emailOf = ({ name }: DemoPerson) => `${name.split(' ')[0]?.toLowerCase()}@${config.email.split('@')[1]}`;

/** A person of the demo and the path of their sign-in link. */
export type DemoSignIn = { role: StaffRole; name: string; path: string };

/**
 * Makes a person for each role, once, and a new one-use sign-in link for each. A live shop has none: the list is empty and
 * such links do not work.
 */
export function createDemoStaff({ db, settings, now }: Pick<ShopContext, 'db' | 'settings' | 'now'>) {
  return (): Promise<DemoSignIn[]> =>
    inTransaction(db.kysely, async (tx) => {
      if (settings.SHOP_MODE !== 'demo') return [];
      const people = PEOPLE.map((person) => ({
        email: emailOf(person),
        name: person.name,
        role: person.role,
        stores: person.stores,
        refund_limit_cents: person.refund,
        refund_day_limit_cents: person.refundsPerDay,
      }));
      await tx
        .insertInto('staff')
        .values(people)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const rows = await tx
        .selectFrom('staff')
        .where(
          'email',
          'in',
          people.map(({ email }) => email),
        )
        .where('suspended_at', 'is', null)
        .select(['id', 'email', 'name', 'role'])
        .execute();
      const order = people.map(({ email }) => email);
      rows.sort((a, b) => order.indexOf(a.email) - order.indexOf(b.email));
      const links: DemoSignIn[] = [];
      for (const { id, name, role } of rows)
        links.push({ role, name, path: `/kirjaudu?esittely=${await makeLink(tx, id, 'demo', now())}` });
      return links;
    });
}
