import { type RawBuilder, sql } from 'kysely';

/** Whose data: an account's, or that of an address without one, in lower case. */
export type Whose = { userId: string } | { guest: string };

/** The rows of a table with `user_id` and `email` that are a person's. */
export const belongsTo = (whose: Whose): RawBuilder<boolean> =>
  'userId' in whose ? sql`user_id = ${whose.userId}` : sql`user_id is null and lower(email) = ${whose.guest}`;
