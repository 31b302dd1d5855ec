import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Locale } from '#domain/base/locale.ts';

/**
 * What a higher district contributes to the export, deletion and retention of personal data (own-data-1). `shop.ts`
 * registers it. Both deletions return the subjects of the mails that name the person.
 */
export type OwnDataContributor<Exported extends object = object> = {
  /** Its part of a customer's export. */
  exportOf(customer: { userId: string; locale: Locale }): Promise<Exported>;
  /** Deletes a customer's data, or the personal fields of what must stay, in the transaction that deletes the account. */
  deleteOf(tx: Kysely<Tables>, userId: string): Promise<string[]>;
  /** The same of a batch of guests' data from before a time. Call it until it returns none. */
  deleteGuests(tx: Kysely<Tables>, before: Date): Promise<string[]>;
};
