import { z } from 'zod';
import type { ListedCard } from '#backend/sales/gift-cards/service.ts';
import type { StaffQuote } from '#backend/sales/quotes/service.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { quoteReplyTotals } from '#domain/sales/quotes/quote-reply.ts';
import { quoteStatuses } from '#domain/sales/quotes/quote-status.ts';
import { openCursor, sealCursor } from '../cursors.ts';
import { cents, cursor, limit, moment, named } from '../fields.ts';
import { type Operation, operation } from '../operation.ts';

const next = z.string().nullable().describe('Send it as `after`; null on the last page.');
const query = z.strictObject({ after: cursor.optional(), limit });

const card = z
  .object({
    id: z.string(),
    codeEnd: z.string().describe('The last characters of its code, which nobody can read.'),
    validUntil: z.iso.date(),
    isBlocked: z.boolean(),
    issued: cents,
    open: cents,
    orderNumber: z.string().nullable().describe('The order that bought it.'),
    createdAt: moment,
  })
  .register(named, { id: 'GiftCard' });

const entry = z.object({
  at: moment,
  kind: z.string(),
  cents,
  orderNumber: z.string().nullable(),
  reason: z.string().nullable(),
});

const presentCard = ({ id, codeEnd, validUntil, isBlocked, issued, openAmount, ...known }: ListedCard) => ({
  id,
  codeEnd,
  validUntil,
  isBlocked,
  issued,
  open: openAmount,
  orderNumber: known.orderNumber,
  createdAt: known.createdAt.toISOString(),
});

const quoteStatus = z.enum(quoteStatuses);

const listedQuote = z.object({
  number: z.string(),
  status: quoteStatus,
  createdAt: moment,
  validUntil: moment.nullable(),
  total: cents.nullable(),
  customer: z.string().nullable().describe('Null without the scope customers:read.'),
});

const quote = z
  .object({
    number: z.string(),
    status: quoteStatus,
    createdAt: moment,
    answeredAt: moment.nullable(),
    acceptedAt: moment.nullable(),
    lastDay: z.iso.date().nullable(),
    contact: z
      .object({
        firstname: z.string(),
        lastname: z.string(),
        email: z.string(),
        phone: z.string(),
        company: z.string().nullable(),
      })
      .nullable()
      .describe('Null without the scope customers:read.'),
    items: z.array(z.object({ sku: z.string(), title: z.string(), amount: z.int() })),
    answer: z
      .object({
        lines: z.array(
          z.object({
            sku: z.string().nullable(),
            title: z.string(),
            amount: z.int(),
            unit: cents,
            vatRate: z.number(),
          }),
        ),
        total: cents,
        deliveryTime: z.string(),
      })
      .nullable(),
    order: z.string().nullable().describe('The number of its order.'),
  })
  .register(named, { id: 'Quote' });

const time = (at: Date | null) => at?.toISOString() ?? null;

function presentQuote(read: StaffQuote): z.input<typeof quote> {
  const { number, status, contact, answer, items } = read;
  return {
    number,
    status,
    lastDay: read.lastDay,
    order: read.order,
    createdAt: read.createdAt.toISOString(),
    answeredAt: time(read.answeredAt),
    acceptedAt: time(read.acceptedAt),
    contact: contact && {
      firstname: contact.firstname,
      lastname: contact.lastname,
      email: contact.email,
      phone: contact.phone,
      company: contact.company || null,
    },
    items: items.map(({ sku, title, amount }) => ({ sku, title, amount })),
    answer: answer && {
      lines: answer.lines.map(({ sku, title, amount, unit, vatRate }) => ({ sku, title, amount, unit, vatRate })),
      total: quoteReplyTotals(answer).total,
      deliveryTime: answer.deliveryTime,
    },
  };
}

export const saleOperations: readonly Operation[] = [
  operation({
    name: 'listGiftCards',
    tag: 'gift-cards',
    method: 'get',
    path: '/gift-cards',
    scope: 'gift-cards:read',
    summary: 'Gift cards, newest first',
    query,
    answer: z.object({ giftCards: z.array(card), next }),
    async run({ shop, actor, query: { after, limit } }) {
      const page = await shop.giftCards.staff.list(actor, '', openCursor(shop, 'gift-cards', after), limit);
      const sealed = sealCursor(shop, 'gift-cards', page.next);
      return { body: { giftCards: page.cards.map(presentCard), next: sealed }, next: sealed };
    },
  }),
  operation({
    name: 'listGiftCardEntries',
    tag: 'gift-cards',
    method: 'get',
    path: '/gift-cards/{id}/entries',
    scope: 'gift-cards:read',
    summary: 'What happened to the money of a gift card',
    params: z.strictObject({ id: z.uuid() }),
    answer: z.object({ entries: z.array(entry) }),
    async run({ shop, actor, params: { id } }) {
      if (!(await shop.giftCards.staff.byId(actor, id))) throw new ShopError('not-found', 'There is no such card.');
      const { entries } = await shop.giftCards.staff.history(actor, id);
      return { body: { entries: entries.map(({ id: _, at, ...known }) => ({ ...known, at: at.toISOString() })) } };
    },
  }),
  operation({
    name: 'listQuotes',
    tag: 'quotes',
    method: 'get',
    path: '/quotes',
    scope: 'quotes:read',
    summary: 'Quotes, newest first',
    query: query.extend({ status: quoteStatus.optional() }),
    answer: z.object({ quotes: z.array(listedQuote), next }),
    async run({ shop, actor, query: { after, limit, status = null } }) {
      const asked = { text: '', group: null, status, assignee: null };
      const page = await shop.quotes.staff.list(actor, asked, openCursor(shop, 'quotes', after), limit);
      const quotes = page.quotes.map(({ number, createdAt, validUntil, total, customer, ...known }) => ({
        number,
        status: known.status,
        total,
        customer,
        createdAt: createdAt.toISOString(),
        validUntil: time(validUntil),
      }));
      const sealed = sealCursor(shop, 'quotes', page.next);
      return { body: { quotes, next: sealed }, next: sealed };
    },
  }),
  operation({
    name: 'getQuote',
    tag: 'quotes',
    method: 'get',
    path: '/quotes/{number}',
    scope: 'quotes:read',
    summary: 'One quote with what was asked and answered',
    params: z.strictObject({ number: z.string().regex(/^T\d{1,20}$/) }),
    answer: quote,
    async run({ shop, actor, params: { number } }) {
      const read = await shop.quotes.staff.one(actor, number);
      if (!read) throw new ShopError('not-found', `There is no quote ${number}.`);
      return { body: presentQuote(read) };
    },
  }),
];
