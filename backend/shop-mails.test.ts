import { expect, test } from 'vitest';
import { testShop } from '#test/test-shop.ts';
import { exampleMails, type ShopMail } from './shop-mails.ts';

/** The parts of a mail that come from forms. */
const FORMS = new Set(['contact', 'notice', 'words', 'billingAddress', 'address', 'servicePoint']);
const LURE = 'Voitit! https://evil.test/x www.evil.test a@evil.test';

/** An example in which a stranger has typed a link into every field. */
function lured<T>(value: T, key = '', isForm = false): T {
  if (typeof value === 'string') return (isForm && !['email', 'phone'].includes(key) ? LURE : value) as T;
  if (Array.isArray(value) || value instanceof Date || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, inner]) => [name, lured(inner, name, isForm || FORMS.has(key))])) as T;
}

async function sent(kind: ShopMail['kind']) {
  const { shop } = await testShop();
  const example = exampleMails('fi', shop.baseUrl).find((mail) => mail.kind === kind);
  if (!example) throw new Error(`no example of ${kind}`);
  await shop.db.kysely.transaction().execute((tx) => shop.mail.queue(tx, lured(example as ShopMail)));
  const { rows } = await shop.db.query('select subject, html, body_text as text from outbox_mail');
  return rows[0] as Record<'subject' | 'html' | 'text', string>;
}

const KINDS = [
  'withdrawal-receipt',
  'contact-copy',
  'quote-copy',
  'order-confirmation',
  'order-shipped',
  'refund',
] as const;

test.each(KINDS)('%s carries no link that a stranger typed, in HTML and text', async (kind) => {
  const { html, text, subject } = await sent(kind);
  expect(`${subject}\n${text}`).toContain('Voitit!');
  for (const part of [subject, html, text]) expect(part).not.toMatch(/evil\.test|https:\/\/evil/);
});

test('mails to the shop’s people keep what was typed', async () => {
  expect((await sent('contact-notice')).text).toContain('https://evil.test/x');
});
