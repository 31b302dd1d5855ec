import { randomUUID } from 'node:crypto';
import type { Visitor } from '#backend/customers/sign-in/service.ts';
import { hash } from '#backend/platform/passwords/passwords.ts';
import type { Shop } from '#backend/shop.ts';
import type { Locale } from '#domain/base/locale.ts';

export type Customer = {
  userId: string;
  email: string;
  password: string;
  /** As a browser sends it: `cookie: …`. */
  cookie: string;
  visitor: Visitor;
};

type Over = {
  email?: string;
  /** Null: none, as of a customer who signs in by mail or a provider. */
  password?: string | null;
  firstname?: string;
  lastname?: string;
  locale?: Locale;
  isVerified?: boolean;
  phone?: string | null;
  dob?: string | null;
};

const PASSWORD = 'hauki on kala 7';
// hashing takes its time, and most tests do not care which password it is
const hashes = new Map<string, Promise<string>>();
function hashOnce(password: string): Promise<string> {
  const made = hashes.get(password) ?? hash(password);
  hashes.set(password, made);
  return made;
}

let made = 0;

/** A test customer, by default verified and signed in on one device. */
export async function makeCustomer(shop: Pick<Shop, 'auth' | 'db'>, over: Over = {}): Promise<Customer> {
  made++;
  const email = over.email ?? `asiakas${made}@example.fi`;
  const password = over.password === undefined ? PASSWORD : over.password;
  const { firstname = 'Aino', lastname = 'Virtanen', locale = 'fi' } = over;
  const userId = randomUUID();
  await shop.db.kysely
    .insertInto('auth_user')
    .values({
      id: userId,
      name: `${firstname} ${lastname}`,
      email,
      email_verified: over.isVerified ?? true,
      firstname,
      lastname,
      locale,
      register_email: email,
      phone: over.phone ?? null,
      dob: over.dob ?? null,
      image: null,
    })
    .execute();
  if (password !== null)
    await shop.db.kysely
      .insertInto('auth_account')
      .values({
        id: randomUUID(),
        user_id: userId,
        account_id: userId,
        provider_id: 'credential',
        password: await hashOnce(password),
      })
      .execute();
  const { cookie, visitor } = await signInAs(shop, userId);
  return { userId, email, password: password ?? '', cookie, visitor };
}

/** Another device of a customer. */
export async function signInAs(
  shop: Pick<Shop, 'auth'>,
  userId: string,
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
): Promise<{ cookie: string; visitor: Visitor }> {
  const headers = new Headers({ 'user-agent': userAgent });
  const { cookies, visitor } = await shop.auth.issueSession(userId, shop.auth.clientOf({ headers }));
  return { cookie: cookieHeader(cookies), visitor };
}

/** The `Cookie` header that a browser sends after these `Set-Cookie` values, without expired ones. */
export const cookieHeader = (setCookies: readonly string[]): string =>
  setCookies
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
