import { sql } from 'kysely';
import type { Tx } from '#backend/platform/db/transaction.ts';
import type { Cents } from '#domain/base/money.ts';
import { localDay, startOfLocalDay } from '#domain/base/time/local-day.ts';
import { type Actor, authorise, type StaffActor } from '#domain/staff/actor.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import { shop } from '#shop.config';

/** The permission that a sum on a card needs: another one above the person's limit of a refund. */
export const cardPermission = (actor: Actor, cents: Cents): Permission =>
  actor.kind === 'staff' && Math.abs(cents) > actor.limits.refund ? 'gift-cards.above-limit' : 'gift-cards.adjust';

/** What a person has put on cards since midnight; a form that is sent again does not count itself. */
async function givenToday(tx: Tx, { id }: StaffActor, key: string | null, now: Date): Promise<Cents> {
  const since = startOfLocalDay(localDay(now, shop.timeZone), shop.timeZone);
  const { rows } = await sql<{ cents: Cents }>`
    select coalesce(sum(entry.cents), 0)::int as cents
    from gift_card_entry entry join gift_card card on card.id = entry.gift_card_id
    where entry.staff_id = ${id} and entry.at >= ${since} and entry.cents > 0
      and (${key}::text is null or ${key} is distinct from
        case entry.kind when 'issue' then card.idempotency_key else entry.idempotency_key end)`.execute(tx);
  return rows[0]?.cents ?? 0;
}

/** A sum that a person puts on a card, or takes off it; `key`: of the form. */
type Sum = { subject: string; cents: Cents; key: string | null };

/**
 * Throws `AccessRefused` unless the actor may move a sum on a card; returns the permission used. Sums that each are within the limit of
 * a refund need the higher one when the day's sum exceeds the person's limit for a day (gift-card-7).
 */
export async function authoriseSum(tx: Tx, actor: Actor, { subject, cents, key }: Sum, now: Date): Promise<Permission> {
  const within = cardPermission(actor, cents);
  let permission = within;
  if (actor.kind === 'staff' && cents > 0 && within === 'gift-cards.adjust') {
    // two cards by one person at once must not both fit into the day's limit
    await sql`select id from staff where id = ${actor.id} for no key update`.execute(tx);
    if ((await givenToday(tx, actor, key, now)) + cents > actor.limits.refundsPerDay)
      permission = 'gift-cards.above-limit';
  }
  authorise(actor, permission, { subject, cents });
  return permission;
}
