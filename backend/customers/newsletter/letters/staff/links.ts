import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#backend/platform/db/tables.ts';
import { isLetterId } from '#domain/customers/newsletter/letters/letter.ts';

/** A link of a letter by what it leads to, the same for every reader. */
const idOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 12);
const isLinkId = (id: string): boolean => /^[0-9a-f]{12}$/.test(id);

export const linkPath = (letter: string, id: string): string => `/uutiskirje/linkki/${letter}/${id}`;

/** Collects the links of a letter while it is rendered; `track` gives the URL that counts. */
export function linkCollector(letter: string, baseUrl: string) {
  const found = new Map<string, string>();
  return {
    found,
    track(url: string): string {
      const id = idOf(url);
      found.set(id, url);
      return `${baseUrl}${linkPath(letter, id)}`;
    },
  };
}

/** Stores the links of a letter; those that it has keep their clicks. */
export async function keepLinks(db: Kysely<Tables>, letter: string, links: ReadonlyMap<string, string>): Promise<void> {
  if (links.size === 0) return;
  await db
    .insertInto('newsletter_link')
    .values([...links].map(([id, url]) => ({ letter_id: letter, id, url })))
    .onConflict((conflict) => conflict.columns(['letter_id', 'id']).doNothing())
    .execute();
}

/** Where a link leads, counted by link and by nothing else when `counts` (admin-letter-4); null: there is no such link. */
export async function followLink(
  db: Kysely<Tables>,
  { letter, id, counts }: { letter: string; id: string; counts: boolean },
): Promise<string | null> {
  if (!isLetterId(letter) || !isLinkId(id)) return null;
  const row = counts
    ? await db
        .updateTable('newsletter_link')
        .set((eb) => ({ clicks: eb('clicks', '+', 1) }))
        .where('letter_id', '=', letter)
        .where('id', '=', id)
        .returning('url')
        .executeTakeFirst()
    : await db
        .selectFrom('newsletter_link')
        .select('url')
        .where('letter_id', '=', letter)
        .where('id', '=', id)
        .executeTakeFirst();
  return row?.url ?? null;
}

/** Clicks of a letter's links, most first. */
export const clicksOf = (db: Kysely<Tables>, letter: string) =>
  db
    .selectFrom('newsletter_link')
    .select(['url', 'clicks'])
    .where('letter_id', '=', letter)
    .orderBy('clicks', 'desc')
    .orderBy('url')
    .execute();
