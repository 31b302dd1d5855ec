import { sql } from 'kysely';
import type { Cents } from '#domain/base/money.ts';
import type { QuoteContact } from '#domain/sales/quotes/quote-contact.ts';
import type { QuoteListQuery } from '#domain/sales/quotes/quote-list.ts';
import type { QuoteReply } from '#domain/sales/quotes/quote-reply.ts';
import { canMoveQuote, quoteStatusAt } from '#domain/sales/quotes/quote-status.ts';
import { lastDay } from '#domain/sales/quotes/quote-times.ts';
import { type Actor, accessRefusal, authorise, mayTry } from '#domain/staff/actor.ts';
import { shop } from '#shop.config';
import type { QuoteDeps } from '../deps.ts';
import { filesOf, type QuoteFile } from '../files/queries.ts';
import { knownItems } from '../known-items.ts';
import { payLink } from '../mailed.ts';
import { findQuote, messagesOf, orderOf } from '../queries.ts';
import { replacedBy } from '../replacing.ts';
import { draftOf } from '../replies/draft-reply.ts';
import { repliesOf } from '../replies/reply-queries.ts';
import type { QuoteMessage, SentReply, StoredQuote } from '../stored-quote.ts';
import { countQuotes, listQuotes } from './list-quotes.ts';
import { withoutTexts } from './without-texts.ts';

/** A quote as staff see it. Contacts are null and texts are empty for roles that may not see them; days are local, money in cents. */
export type StaffQuote = Pick<
  StoredQuote,
  | 'number'
  | 'status'
  | 'version'
  | 'locale'
  | 'items'
  | 'answer'
  | 'createdAt'
  | 'answeredAt'
  | 'acceptedAt'
  | 'isPhoneOrder'
> & {
  contact: QuoteContact | null;
  /** What the customer offers in exchange; null for roles that do not see contacts. */
  tradeIn: StoredQuote['tradeIn'];
  /** The part asked for in words; null for roles that do not see contacts. */
  partEnquiry: StoredQuote['partEnquiry'];
  /** What the customer wrote with the request. */
  message: string;
  lastDay: string | null;
  assignee: { id: string; name: string } | null;
  messages: QuoteMessage[];
  /** None for roles that do not see contacts. */
  files: QuoteFile[];
  /** Newest first. */
  replies: SentReply[];
  order: string | null;
  /** The number of the order whose goods it replaces. */
  forOrder: string | null;
  /** Where the customer pays; only of an accepted quote, for those who may make orders. */
  payLink: string | null;
  may: { answer: boolean; assign: boolean; withdraw: boolean; say: boolean; attach: boolean };
};

/** Contacts of quotes belong to no store: roles of a store do not see them. */
const seesContacts = (actor: Actor) => accessRefusal(actor, 'orders.contacts') === null;

/** What staff look at: lists, one quote, drafts. */
export function createStaffViews(deps: QuoteDeps) {
  const { ctx } = deps;
  const { kysely } = ctx.db;

  async function assigneeOf({ assigneeId }: StoredQuote) {
    if (!assigneeId) return null;
    const row = await kysely.selectFrom('staff').select(['id', 'name']).where('id', '=', assigneeId).executeTakeFirst();
    return row ?? null;
  }

  return {
    /** A page of quotes, newest first. */
    list(actor: Actor, query: QuoteListQuery, after: string | null = null, limit?: number) {
      authorise(actor, 'quotes.read');
      return listQuotes(kysely, query, { after, limit, now: ctx.now(), seesContacts: seesContacts(actor) });
    },

    /** How many quotes each query finds; 10,001 stands for more. */
    counts(actor: Actor, queries: readonly QuoteListQuery[]): Promise<number[]> {
      authorise(actor, 'quotes.read');
      return countQuotes(kysely, queries, seesContacts(actor));
    },

    /** One quote; null if it does not exist. */
    async one(actor: Actor, number: string): Promise<StaffQuote | null> {
      authorise(actor, 'quotes.read', { subject: number });
      const quote = await findQuote(kysely, { by: 'number', value: number });
      if (!quote) return null;
      const status = quoteStatusAt(quote, ctx.now());
      const order = quote.orderId ? await orderOf(kysely, quote.orderId) : null;
      const mayAnswer = mayTry(actor, 'quotes.answer', { subject: number });
      const mayPay = status === 'accepted' && mayTry(actor, 'orders.create', { subject: number });
      const { version, locale, items, answer, createdAt, answeredAt, acceptedAt, isPhoneOrder } = quote;
      const isSeen = seesContacts(actor);
      const replies = await repliesOf(kysely, quote.id);
      const shown = isSeen
        ? { items, reply: (reply: QuoteReply) => reply }
        : await withoutTexts(
            quote,
            replies.map((sent) => sent.answer),
            deps,
          );
      return {
        number,
        status,
        version,
        locale,
        createdAt,
        answeredAt,
        acceptedAt,
        isPhoneOrder,
        items: shown.items,
        answer: answer && shown.reply(answer),
        contact: isSeen ? quote.contact : null,
        tradeIn: isSeen ? quote.tradeIn : null,
        partEnquiry: isSeen ? quote.partEnquiry : null,
        message: isSeen ? quote.contact.message : '',
        lastDay: quote.validUntil && lastDay(quote.validUntil, shop.timeZone),
        assignee: await assigneeOf(quote),
        messages: isSeen ? await messagesOf(kysely, quote.id) : [],
        files: isSeen ? await filesOf(kysely, quote.id) : [],
        replies: replies.map((sent) => ({ ...sent, answer: shown.reply(sent.answer) })),
        order: order?.number ?? null,
        forOrder: await replacedBy(kysely, quote.id),
        payLink: mayPay ? payLink(quote, ctx.baseUrl) : null,
        may: {
          answer: mayAnswer && canMoveQuote(status, 'answered', 'shop'),
          withdraw: mayAnswer && canMoveQuote(status, 'withdrawn', 'shop'),
          assign: mayAnswer,
          say: mayAnswer,
          attach: mayAnswer && isSeen,
        },
      };
    },

    /** A reply to begin with: the lines asked for at today's prices. Null for an unknown quote. */
    async begin(actor: Actor, number: string) {
      authorise(actor, 'quotes.answer', { subject: number });
      const quote = await findQuote(kysely, { by: 'number', value: number });
      return quote && draftOf(quote, deps);
    },

    /** Today's catalog price of one piece of each sku, for showing beside own prices; those without a price are left out. */
    async listPrices(actor: Actor, skus: readonly string[]): Promise<Record<string, Cents>> {
      authorise(actor, 'quotes.read');
      const known = await knownItems(skus, 'fi', deps);
      const prices = [...known].map(([sku, item]) => [sku, item.price.finalPrice.inclTax] as const);
      return Object.fromEntries(prices.filter(([, price]) => price > 0));
    },

    /** People who can be given a quote: those who may answer. */
    async answerers(actor: Actor): Promise<{ id: string; name: string }[]> {
      authorise(actor, 'quotes.read');
      return kysely
        .selectFrom('staff')
        .select(['id', 'name'])
        .where('suspended_at', 'is', null)
        .where('role', 'in', ['owner', 'manager', 'sales'])
        .orderBy(sql`lower(name)`)
        .execute();
    },
  };
}
