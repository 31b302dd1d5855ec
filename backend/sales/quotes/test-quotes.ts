import { randomUUID } from 'node:crypto';
import { orderShop, type Sku } from '#backend/sales/orders/test-orders.ts';
import type { Locale } from '#domain/base/locale.ts';
import { byCommand } from '#test/actors.ts';
import { fileForm, type SentFile } from '#test/files.ts';
import type { SendOutcome } from './service.ts';

/** Aino Äyräpää's request for two of KONE and a part without a price. */
export const request = (over: Record<string, unknown> = {}) => ({
  items: [
    { sku: 'KONE', amount: 2 },
    { sku: 'HINNATON@1044', amount: 1, title: 'Kampiakseli' },
  ],
  firstname: 'Aino',
  lastname: 'Äyräpää',
  email: 'Aino@Example.fi',
  phone: '040 123 4567',
  city: 'Oulu',
  businessCustomer: false,
  message: 'Milloin saisin?',
  company: '',
  vatNumber: '',
  idempotencyKey: randomUUID(),
  ...over,
});

/** Fields of a trade-in, as its form sends them. */
export const tradeIn = {
  tradeIn: 'on',
  tradeMake: 'Kaira',
  tradeModel: 'Reitti 550',
  tradeYear: '2017',
  tradeUsage: '8 400',
  tradeUnit: 'km',
  tradeCondition: 'good',
  tradeCode: 'abc-123',
  tradeNotes: 'Uusi telamatto.',
};

/** Fields of a part enquiry, as its form sends them. */
export const partEnquiry = {
  partEnquiry: 'on',
  partMachine: 'Kaira Reitti 600 2024',
  partCode: '1hgcm82633a004352',
  items: [],
  partWanted: 'Takavalon lasi, vasen.',
};

/** A reply with a price for KONE and some work. */
export const reply = (over: Record<string, unknown> = {}) => ({
  validUntil: '2026-12-05',
  words: 'Hei Aino!\nTässä tarjous.',
  deliveryTime: '2 viikkoa',
  lines: [
    { sku: 'KONE', price: 1190.5 },
    { title: 'Asennustyö, 3 h', price: 210 },
  ],
  ...over,
});

const KONE: Sku = { sku: 'KONE', price: 129_900, stock: { oulu: 5 } };

/** A whole shop that sells KONE, and what tests of quotes inspect. */
export async function quoteShop(skus: Sku[] = [KONE], env: Record<string, string> = {}) {
  const made = await orderShop(skus, env);
  const { shop } = made;
  const client = { ip: '192.0.2.7' };
  const stored = async (number: string) => {
    const quote = await shop.quotes.byNumber(number);
    if (!quote) throw new Error(`no quote ${number}`);
    return quote;
  };
  const success = <T>(outcome: { ok: true; value: T } | { ok: false; reason: string; details?: unknown }): T => {
    if (!outcome.ok) throw new Error(`${outcome.reason} ${JSON.stringify(outcome.details)}`);
    return outcome.value;
  };
  /** A request with photos: Aino offers her old machine in exchange, or asks for a part. */
  const sendWith =
    (fields: Record<string, unknown>) =>
    async (
      photos: readonly SentFile[],
      over: Record<string, unknown> = {},
      sender: { userId: string } | null = null,
    ) => {
      const received = await shop.files.receive(fileForm(photos), 10, ({ files }) =>
        shop.quotes.send(request({ ...fields, ...over }), 'fi', sender, client, files),
      );
      if (!received.ok) throw new Error(received.reason);
      return received.value;
    };
  const send = (
    input: Record<string, unknown>,
    locale: Locale = 'fi',
    sender: { userId: string } | null = null,
  ): Promise<SendOutcome> => shop.quotes.send(input, locale, sender, client);
  return {
    ...made,
    send,
    offer: sendWith(tradeIn),
    askPart: sendWith(partEnquiry),
    success,
    stored,
    /** Sends a request and returns its quote. */
    async asked(over: Record<string, unknown> = {}, locale: Locale = 'fi') {
      return stored(success(await send(request(over), locale)).number);
    },
    /** A quote with a reply. */
    async answered(over: Record<string, unknown> = {}) {
      const { number } = await stored(success(await send(request())).number);
      success(await shop.quotes.staff.reply(byCommand, number, reply(over)));
      return stored(number);
    },
    /** Mails about quotes in sending order, with kind and recipient. */
    async quoteMails() {
      const rows = await shop.db.kysely
        .selectFrom('outbox_mail')
        .select(['kind', 'recipient', 'reply_to', 'subject', 'body_text', 'html'])
        .where('kind', 'like', 'quote-%')
        .orderBy('created_at')
        .orderBy('kind')
        .execute();
      return rows;
    },
  };
}
