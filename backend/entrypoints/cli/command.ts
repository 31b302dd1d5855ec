import { z } from 'zod';
import { exportParts } from '#backend/catalog/export/files.ts';
import { priceRow } from '#backend/catalog/import/format.ts';
import { campaignFiles } from '#backend/sales/campaigns/importing/files.ts';
import { locales } from '#domain/base/locale.ts';
import { manualStatuses } from '#domain/sales/orders/order-status.ts';
import { carriers } from '#domain/sales/orders/tracking.ts';

const email = z.string().min(1).max(300);
const reportMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Search criteria of orders, combined with AND. Each matches part of a text, ignoring case; sku and store match exactly. */
const searchText = z.string().trim().min(1).max(200);
const orderSearch = z.strictObject({
  name: searchText.optional(),
  email: searchText.optional(),
  phone: searchText.optional(),
  sku: searchText.optional(),
  store: searchText.optional(),
});
export type OrderSearch = z.infer<typeof orderSearch>;

/** The commands of the command line, as sent over the socket. Paths are absolute. */
export const commandSchema = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('import'),
    folder: z.string().min(1),
    dryRun: z.boolean(),
    allowRemovals: z.boolean().optional(),
    json: z.boolean().optional(),
  }),
  z.strictObject({
    name: z.literal('import-file'),
    what: z.enum(campaignFiles),
    file: z.string().min(1),
    dryRun: z.boolean(),
  }),
  z.strictObject({ name: z.literal('campaigns-list'), json: z.boolean() }),
  z.strictObject({ name: z.literal('campaigns-show'), code: z.string().min(1), json: z.boolean() }),
  z.strictObject({ name: z.literal('campaigns-off'), code: z.string().min(1) }),
  z.strictObject({ name: z.literal('gift-cards-list'), json: z.boolean() }),
  z.strictObject({ name: z.literal('gift-cards-show'), card: z.string().min(1), json: z.boolean() }),
  z.strictObject({
    name: z.literal('gift-cards-create'),
    cents: z.int().min(1),
    reason: z.string().min(1).max(200),
    validUntil: z.iso.date().nullable(),
  }),
  z.strictObject({ name: z.literal('gift-cards-block'), card: z.string().min(1), isBlocked: z.boolean() }),
  z.strictObject({
    name: z.literal('gift-cards-adjust'),
    card: z.string().min(1),
    cents: z.int(),
    reason: z.string().min(1).max(200),
  }),
  z.strictObject({ name: z.literal('gift-cards-import'), file: z.string().min(1), dryRun: z.boolean() }),
  z.strictObject({
    name: z.literal('export'),
    folder: z.string().min(1),
    format: z.enum(['jsonl', 'csv']),
    only: z.array(z.enum(exportParts)).nullable(),
  }),
  z.strictObject({ name: z.literal('feed'), locale: z.enum(locales), file: z.string().min(1).nullable() }),
  z.strictObject({
    name: z.literal('content'),
    folder: z.string().min(1).nullable(),
    dryRun: z.boolean(),
  }),
  z.strictObject({
    name: z.literal('content-preview'),
    page: z.string().min(1).max(500),
    days: z.int().min(1).max(90),
  }),
  z.strictObject({
    name: z.literal('orders-list'),
    limit: z.int().min(1).max(1000),
    status: z.string().nullable(),
    who: orderSearch.optional(),
    json: z.boolean(),
  }),
  z.strictObject({ name: z.literal('orders-show'), number: z.string().min(1), json: z.boolean() }),
  z.strictObject({
    name: z.literal('orders-mark'),
    number: z.string().min(1),
    to: z.enum(manualStatuses),
    tracking: z.string().min(1).max(100).nullable(),
    carrier: z.enum(carriers).nullable().optional(),
    lines: z.array(z.strictObject({ line: z.int().min(1), amount: z.int().min(1) })).optional(),
    parcel: z.int().min(1).optional(),
  }),
  z.strictObject({
    name: z.literal('orders-refund'),
    number: z.string().min(1),
    all: z.boolean(),
    lines: z.array(z.strictObject({ line: z.int().min(1), amount: z.int().min(1) })),
    delivery: z.boolean(),
    cents: z.int().min(1).nullable(),
    reason: z.string().max(500),
    restock: z.boolean(),
    key: z.string().min(1).max(500).nullable(),
  }),
  z.strictObject({ name: z.literal('orders-cancel'), number: z.string().min(1), reason: z.string().max(500) }),
  z.strictObject({ name: z.literal('orders-refund-done'), number: z.string().min(1) }),
  z.strictObject({ name: z.literal('jobs-list'), json: z.boolean() }),
  z.strictObject({ name: z.literal('jobs-retry') }),
  z.strictObject({
    name: z.literal('webhooks-list'),
    limit: z.int().min(1).max(1000),
    status: z.string().nullable(),
    json: z.boolean(),
  }),
  z.strictObject({ name: z.literal('webhooks-retry') }),
  z.strictObject({ name: z.literal('reports-vat'), month: reportMonth, json: z.boolean() }),
  z.strictObject({ name: z.literal('reports-gift-cards'), month: reportMonth.nullable(), json: z.boolean() }),
  z.strictObject({
    name: z.literal('orders-export'),
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
    format: z.enum(['jsonl', 'csv']),
    file: z.string().min(1).nullable(),
  }),
  z.strictObject({
    name: z.literal('quotes-list'),
    limit: z.int().min(1).max(1000),
    status: z.string().nullable(),
    json: z.boolean(),
  }),
  z.strictObject({ name: z.literal('quotes-show'), number: z.string().min(1), json: z.boolean() }),
  z.strictObject({ name: z.literal('quotes-draft'), number: z.string().min(1), file: z.string().min(1).nullable() }),
  z.strictObject({ name: z.literal('quotes-reply'), number: z.string().min(1), file: z.string().min(1) }),
  z.strictObject({ name: z.literal('quotes-say'), number: z.string().min(1), words: z.string() }),
  z.strictObject({ name: z.literal('quotes-withdraw'), number: z.string().min(1), words: z.string() }),
  z.strictObject({ name: z.literal('stock-show'), sku: z.string().min(1), json: z.boolean() }),
  z.strictObject({
    name: z.literal('stock-set'),
    sku: z.string().min(1),
    levels: z.record(z.string(), z.int().min(0).max(1_000_000)),
  }),
  z.strictObject({ name: z.literal('prices-set'), rows: z.array(priceRow).min(1).max(2) }),
  z.strictObject({ name: z.literal('prices-show'), sku: z.string().min(1), json: z.boolean() }),
  z.strictObject({ name: z.literal('mail-list'), json: z.boolean() }),
  z.strictObject({ name: z.literal('mail-retry') }),
  z.strictObject({ name: z.literal('newsletter-list'), json: z.boolean() }),
  z.strictObject({ name: z.literal('newsletter-show'), email }),
  z.strictObject({ name: z.literal('newsletter-export'), file: z.string().min(1), all: z.boolean() }),
  z.strictObject({ name: z.literal('newsletter-unsubscribe'), email }),
  z.strictObject({
    name: z.literal('newsletter-suppress'),
    email,
    reason: z.enum(['asked', 'complaint', 'bounce']),
  }),
  z.strictObject({ name: z.literal('newsletter-allow'), email }),
  z.strictObject({
    name: z.literal('newsletter-send'),
    file: z.string().min(1),
    dryRun: z.boolean(),
    to: email.nullable(),
  }),
  z.strictObject({ name: z.literal('sessions-end'), customer: email.nullable() }),
  z.strictObject({ name: z.literal('redirects-list'), json: z.boolean() }),
  z.strictObject({ name: z.literal('search-reindex') }),
  z.strictObject({ name: z.literal('search-status'), json: z.boolean() }),
  z.strictObject({
    name: z.literal('search-misses'),
    days: z.int().min(1).max(180),
    limit: z.int().min(1).max(5000),
    json: z.boolean(),
  }),
  z.strictObject({ name: z.literal('search-export'), folder: z.string().min(1) }),
  z.strictObject({ name: z.literal('backup'), file: z.string().min(1) }),
  z.strictObject({ name: z.literal('restore'), file: z.string().min(1), check: z.boolean() }),
  z.strictObject({ name: z.literal('doctor') }),
  z.strictObject({ name: z.literal('health') }),
]);

export type Command = z.infer<typeof commandSchema>;

/** Output of a command: a terminal, or the socket to one. */
export type Out = {
  line(text: string): void;
  /** Resolves when buffered output is written; long listings await it. */
  drained(): Promise<void>;
  /** `total` 0 means unknown. */
  progress(label: string, done: number, total: number): void;
};

/** An expected failure of a command: the message is the reason, `next` the next step. */
export class CommandFailed extends Error {
  readonly next: string;
  constructor(message: string, next: string) {
    super(message);
    this.name = 'CommandFailed';
    this.next = next;
  }
}
