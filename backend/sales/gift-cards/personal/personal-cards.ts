import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ShopContext } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import type { Tx } from '#backend/platform/db/transaction.ts';
import { createLimits } from '#backend/platform/http-kit/limits/attempt-limits.ts';
import type { Sku } from '#domain/base/ids.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { Cents } from '#domain/base/money.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { DAY_MS } from '#domain/base/time/durations.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import type { CartItem } from '#domain/catalog/offers/cart-item.ts';
import {
  type CardSums,
  checkPersonalCard,
  isPersonalSku,
  type PersonalCard,
  type PersonalForm,
  type PersonalProblems,
  personalCartItem,
  personalSku,
} from '#domain/sales/gift-cards/personal-card.ts';
import { pageFacts, shop } from '#shop.config';

/** A card that nobody ordered is forgotten after this time; its cart line is then unknown. */
const UNORDERED_DAYS = 30;
const SKU_BYTES = 10;

export type PrepareRefusal = { reason: 'limited' | 'not_sold' } | { reason: 'invalid'; problems: PersonalProblems };
/** What is paid for is decided by the server's row, so a cart line cannot lower it. */
type Priced = { sku: Sku; cents: Cents };

async function unorderedCards(db: Kysely<Tables>, skus: readonly Sku[], lock = false): Promise<Priced[]> {
  const wanted = skus.filter(isPersonalSku);
  if (wanted.length === 0) return [];
  const query = db
    .selectFrom('personal_gift_card')
    .select(['sku', 'cents'])
    .where('sku', 'in', wanted)
    .where('order_id', 'is', null)
    .orderBy('sku');
  return (lock ? query.forUpdate() : query).execute();
}

/** Locks the cards of an order in the making and gives their prices; ordered and unknown ones are left out. */
export async function lockPersonalCards(tx: Tx, skus: readonly Sku[]): Promise<Map<Sku, Cents>> {
  return new Map((await unorderedCards(tx, skus, true)).map(({ sku, cents }) => [sku, cents]));
}

/** Gift cards that shoppers prepare for somebody before they order them (gift-card-5). */
export function createPersonalCards({ db, now }: Pick<ShopContext, 'db' | 'now'>) {
  const limits = createLimits(db);
  const { kysely } = db;
  const sums: CardSums | null = pageFacts.giftCards ?? null;

  return {
    /** The sums that the shop sells; null: it sells no such cards. */
    sums,

    /** Stores what stands on a card and when it goes; returns the sku of its cart line. */
    async prepare(
      form: PersonalForm,
      { locale, ip }: { locale: Locale; ip: string },
    ): Promise<Result<Priced, 'refused', PrepareRefusal>> {
      if (!sums) return fail('refused', { reason: 'not_sold' });
      const checked = checkPersonalCard(form, { sums, today: localDay(now(), shop.timeZone) });
      if ('problems' in checked) return fail('refused', { reason: 'invalid', problems: checked.problems });
      if (await limits.consume(['gift-card-from', ip])) return fail('refused', { reason: 'limited' });
      const { cents, sender, recipient, email, message, deliverOn } = checked.card;
      const sku = personalSku(randomBytes(SKU_BYTES).toString('hex'));
      await kysely
        .insertInto('personal_gift_card')
        .values({ sku, cents, locale, sender, recipient, email, message, deliver_on: deliverOn, created_at: now() })
        .execute();
      return ok({ sku, cents });
    },

    /** Cart lines of prepared cards that are not ordered yet. */
    async cartItems(skus: readonly Sku[], locale: Locale): Promise<Map<Sku, CartItem>> {
      const cards = await unorderedCards(kysely, skus);
      return new Map(cards.map((card) => [card.sku, personalCartItem(card, locale)]));
    },

    /** The cards of a customer's orders, for the export of own data. */
    async own(userId: string) {
      const { rows } = await sql<PersonalCard & { orderNumber: string; sentAt: Date | null }>`
        select o.number as "orderNumber", p.cents, p.sender, p.recipient, p.email, p.message,
          p.deliver_on::text as "deliverOn", p.sent_at as "sentAt"
        from personal_gift_card p join customer_order o on o.id = p.order_id
        where o.user_id = ${userId} order by p.created_at, p.deliver_on nulls first, p.recipient`.execute(kysely);
      return rows;
    },

    /** Takes the people from cards of a customer that have gone; one that waits still reaches its recipient. */
    async forget(tx: Kysely<Tables>, userId: string): Promise<void> {
      await sql`update personal_gift_card p set sender = '', recipient = '', message = '', email = null
        from customer_order o where o.id = p.order_id and o.user_id = ${userId} and p.sent_at is not null`.execute(tx);
    },

    /**
     * Deletes cards that nobody ordered, and takes the people from those whose last day has passed: until then a lost code
     * is sent to them again. Returns the ids of these cards.
     */
    async retain(): Promise<string[]> {
      const at = now();
      const before = new Date(at.getTime() - UNORDERED_DAYS * DAY_MS);
      await kysely
        .deleteFrom('personal_gift_card')
        .where('order_id', 'is', null)
        .where('created_at', '<', before)
        .execute();
      const { rows } = await sql<{ id: string }>`
        with done as (
          update personal_gift_card p set sender = '', recipient = '', message = '', email = null
          where p.sent_at is not null and p.recipient <> '' and not exists (
            select from gift_card c where c.order_id = p.order_id and c.line_position = p.line_position
              and c.valid_until >= ${localDay(at, shop.timeZone)})
          returning p.order_id, p.line_position)
        select c.id from gift_card c join done on c.order_id = done.order_id and c.line_position = done.line_position`.execute(
        kysely,
      );
      return rows.map(({ id }) => id);
    },
  };
}
