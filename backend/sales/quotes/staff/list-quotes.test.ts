import { expect, test } from 'vitest';
import { byCommand, staffMember } from '#test/actors.ts';
import { quoteShop } from '../test-quotes.ts';

const all = { text: '', group: null, status: null, assignee: null } as const;

test('pages of fifty follow each other without a gap, whatever is added meanwhile', async () => {
  const { shop, asked } = await quoteShop();
  const { number } = await asked();
  await shop.db.query(`insert into quote (number, secret, status, locale, idempotency_key, request_hash, email, contact, items, created_at)
    select 'T' || (6000 + i), 's' || i, 'requested', 'fi', 'k' || i, 'h', email, contact, items, created_at - interval '1 second'
    from quote, generate_series(1, 120) i`);
  const { list, counts } = shop.quotes.staff;
  const numbers: string[] = [];
  for (let after: string | null = null, page = 0; page < 4; page++) {
    const { quotes, next } = await list(byCommand, all, after);
    numbers.push(...quotes.map((quote) => quote.number));
    if (page === 0) await asked();
    if (!next) break;
    after = next;
  }
  expect(numbers).toHaveLength(121);
  expect(new Set(numbers).size).toBe(121);
  expect(numbers[0]).toBe(number);
  expect(await counts(byCommand, [all, { ...all, group: 'accepted' }])).toEqual([122, 0]);
});

test.each([
  ['äyrä', 1],
  ['aino äyräpää', 1],
  ['040 123', 1],
  ['+358 40 123 4567', 1],
  ['aino@example', 1],
  ['t5001', 1],
  ['T50010', 0],
  ['virtanen', 0],
  ['50%', 0],
])('searching %s finds %d', async (text, found) => {
  const { shop, asked } = await quoteShop();
  await asked();
  expect((await shop.quotes.staff.list(byCommand, { ...all, text })).quotes).toHaveLength(found);
});

test('rows tell what waits: the assignee, an unanswered question, the total', async () => {
  const { shop, answered } = await quoteShop();
  const { number, secret } = await answered();
  const eero = await staffMember(shop.db.kysely, 'sales', { name: 'Eero' });
  await shop.quotes.staff.assign(byCommand, number, eero.id);
  await shop.quotes.ask(secret, 'Onko lämpökahvat?', '192.0.2.1');
  const { quotes } = await shop.quotes.staff.list(byCommand, { ...all, assignee: eero.id, group: 'sent' });
  expect(quotes).toMatchObject([{ number, assignee: 'Eero', hasQuestion: true, total: 259_100, others: 1 }]);
  expect((await shop.quotes.staff.list(byCommand, { ...all, assignee: 'none' })).quotes).toEqual([]);
});
