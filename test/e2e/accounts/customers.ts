import type { Db } from '#backend/platform/db/db.ts';

/** The password of every customer of the browser tests. */
export const PASSWORD = 'hauki on kala 7';
const CUSTOMERS = 2000;

/** Even ones speak Finnish, odd ones English; each is for one test only. */
export const customerEmail = (n: number) => `aino.virtanen.${n}@esimerkki.fi`;

/** Puts verified customers in, so that only tests about making an account have to make one. */
export async function addCustomers(db: Db, hash: (password: string) => Promise<string>): Promise<void> {
  await db.query(
    `with made as (
       insert into auth_user (id, name, email, email_verified, firstname, lastname, locale, register_email)
       select 'e2e-' || n, 'Aino Virtanen', email, true, 'Aino', 'Virtanen', case n % 2 when 0 then 'fi' else 'en' end, email
       from (select n, $1 || n || $2 as email from generate_series(0, $3::int - 1) n) customers
       returning id)
     insert into auth_account (id, user_id, account_id, provider_id, password)
     select id, id, id, 'credential', $4 from made`,
    [...customerEmail(0).split('0'), CUSTOMERS, await hash(PASSWORD)],
  );
}
