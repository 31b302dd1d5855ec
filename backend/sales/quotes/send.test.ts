import { expect, test } from 'vitest';
import { quoteShop, request } from './test-quotes.ts';

test('a quote request gets a number, a page, a mail to the shop and a copy (quote-2)', async () => {
  const { asked, quoteMails } = await quoteShop();
  const quote = await asked();
  expect(quote).toMatchObject({ number: 'T5001', status: 'requested', answer: null });
  expect(quote.items).toMatchObject([
    { sku: 'KONE', amount: 2, title: 'Tuote KONE' },
    { sku: 'HINNATON@1044', amount: 1, title: 'Kampiakseli' },
  ]);
  expect(quote.contact).toMatchObject({ email: 'aino@example.fi', phone: '+358401234567', company: '' });
  const [copy, toShop] = await quoteMails();
  expect(copy).toMatchObject({ kind: 'quote-copy', recipient: 'aino@example.fi', subject: 'Tarjouspyyntösi T5001' });
  expect(copy?.body_text).toContain(`http://shop.test/tarjous/${quote.secret}`);
  expect(copy?.body_text).toContain('2 arkipäivän kuluessa');
  expect(toShop).toMatchObject({ recipient: 'asiakaspalvelu@tieva.example', reply_to: 'aino@example.fi' });
  for (const part of [toShop?.body_text, toShop?.html])
    for (const fact of ['T5001', 'Tuote KONE', 'Kampiakseli', 'HINNATON@1044', 'Milloin saisin?', '+358401234567'])
      expect(part).toContain(fact);
});

test('the same request with a key gives one quote; another request with it is refused', async () => {
  const { send, quoteMails, shop } = await quoteShop();
  const first = request();
  const numbers = await Promise.all([send(first), send(first), send(first)]);
  expect(numbers).toEqual(Array(3).fill({ ok: true, value: { number: 'T5001' } }));
  expect(await send({ ...first, message: 'Toinen' })).toEqual({ ok: false, reason: 'key_reused' });
  expect(await shop.quotes.recent(10, null)).toHaveLength(1);
  expect(await quoteMails()).toHaveLength(2);
});

test('reports invalid fields and stores nothing', async () => {
  const { send, shop } = await quoteShop();
  const wrong = await send({
    ...request(),
    items: [{ sku: 'KONE', amount: 0 }, { amount: 1 }],
    firstname: ' ',
    email: 'aino@',
    phone: 'abc',
    businessCustomer: true,
    vatNumber: '1234567-8',
  });
  expect(wrong).toMatchObject({ ok: false, reason: 'invalid' });
  const fields = Object.fromEntries(
    (wrong as { details: { field: string; message: string }[] }).details.map((p) => [p.field, p.message]),
  );
  expect(fields).toEqual({
    'items.0.amount': 'quote.error.amount',
    'items.1.sku': 'quote.error.required',
    firstname: 'quote.error.required',
    email: 'quote.error.email',
    phone: 'quote.error.phone',
    company: 'quote.error.required',
    vatNumber: 'quote.error.vatNumber',
  });
  expect(await send({ ...request(), items: [] })).toMatchObject({ details: [{ field: 'items' }] });
  expect(await shop.quotes.recent(10, null)).toEqual([]);
});

test('rejects bots: honeypot filled, form sent too fast, form too old', async () => {
  const { send, shop, clock } = await quoteShop();
  expect(await send({ ...request(), website: 'https://spam.example' })).toMatchObject({ details: 'website' });
  const stamp = shop.formStamps.stamp();
  expect(await send({ ...request(), website: '', stamp })).toMatchObject({ reason: 'robot', details: 'early' });
  clock.now = new Date(clock.now.getTime() + 5000);
  expect(await send({ ...request(), website: '', stamp })).toMatchObject({ ok: true });
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  expect(await send({ ...request(), website: '', stamp })).toMatchObject({ details: 'stale' });
});

test('limits the mails to one address, whoever sends the requests', async () => {
  const { shop } = await quoteShop();
  const outcomes = [];
  for (let i = 0; i < 11; i++) outcomes.push(await shop.quotes.send(request(), 'fi', null, { ip: `192.0.2.${i}` }));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
  expect(outcomes.at(-1)).toMatchObject({ ok: false, reason: 'limited' });
});

test('an English request gets English mails', async () => {
  const { asked, quoteMails } = await quoteShop();
  const { secret } = await asked({}, 'en');
  const [copy] = await quoteMails();
  expect(copy?.subject).toBe('Your quote request T5001');
  expect(copy?.body_text).toContain(`http://shop.test/en/tarjous/${secret}`);
});
