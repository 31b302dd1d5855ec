import type { ShopContext } from '#backend/platform/context.ts';
import { DEMO_PASSWORD } from '#backend/platform/passwords/demo-password.ts';
import { hash, matches } from '#backend/platform/passwords/passwords.ts';
import { shop as config } from '#shop.config';
import { findAccount, findCredential, hasDemoAccount, insertAccount, markAsDemo, setPassword } from './queries.ts';

/** The public customer account of a demo shop. */
const LOGIN = { email: `esittely@${config.email.split('@')[1]}`, password: DEMO_PASSWORD };

export type DemoCustomer = typeof LOGIN;

/** The demo customer: exists in demo mode, never in a live shop. */
export function createDemoCustomer({ db, settings }: Pick<ShopContext, 'db' | 'settings'>) {
  async function isOpen(): Promise<boolean> {
    const found = await findCredential(db.kysely, LOGIN.email);
    return found ? matches(LOGIN.password, found.password) : false;
  }

  return {
    /** Credentials that the sign-in page shows; null in a live shop, and in one with a catalog of its own. */
    demoCustomer: settings.SHOP_MODE === 'demo' && settings.DEMO_CATALOG ? LOGIN : null,

    /** Creates the demo customer or resets its password, which a visitor may have changed. Idempotent. */
    async ensureDemoCustomer(): Promise<void> {
      const { email } = LOGIN;
      if (await isOpen()) return markAsDemo(db.kysely, { email });
      const password = await hash(LOGIN.password);
      const person = { email, firstname: 'Aino', lastname: 'Esittely', locale: 'fi', isVerified: true } as const;
      await db.kysely.transaction().execute(async (tx) => {
        if (!(await insertAccount(tx, { ...person, password }))) {
          const known = await findAccount(tx, { email }, { lock: true });
          if (known) await setPassword(tx, known.id, password);
        }
        await markAsDemo(tx, { email });
      });
    },

    /**
     * Whether the database has an account that a demo created, whatever its address now. A live shop must not have one.
     */
    hasDemoAccount: () => hasDemoAccount(db.kysely),
  };
}
