import { type Kysely, sql } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Details } from '#domain/customers/accounts/details.ts';
import type { Profile } from './views.ts';

export async function findProfile(db: Kysely<Tables>, userId: string): Promise<Profile | null> {
  const row = await db
    .selectFrom('auth_user')
    .select(['firstname', 'lastname', 'phone', 'email', 'register_email', 'email_verified', 'locale', 'created_at'])
    .select(sql<string | null>`to_char(dob, 'YYYY-MM-DD')`.as('dob'))
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { register_email, email_verified, created_at, phone, dob, ...rest } = row;
  return {
    ...rest,
    phone: phone ?? '',
    dob: dob ?? '',
    // accounts created through a sign-in provider have no register_email
    registerEmail: register_email || row.email,
    isVerified: email_verified,
    createdAt: created_at,
  };
}

/** Writes the given details and the full name, which the session library reads. */
export async function writeDetails(db: Kysely<Tables>, userId: string, change: Partial<Details>): Promise<void> {
  const { firstname, lastname, phone, dob } = change;
  const first = firstname === undefined ? sql.ref<string>('firstname') : sql.val(firstname);
  const last = lastname === undefined ? sql.ref<string>('lastname') : sql.val(lastname);
  await db
    .updateTable('auth_user')
    .set({
      ...(firstname === undefined ? {} : { firstname }),
      ...(lastname === undefined ? {} : { lastname }),
      ...(phone === undefined ? {} : { phone: phone || null }),
      ...(dob === undefined ? {} : { dob: dob || null }),
      name: sql<string>`trim(${first}::text || ' ' || ${last}::text)`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .execute();
}
