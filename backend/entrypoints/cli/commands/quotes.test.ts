import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { quoteShop } from '#backend/sales/quotes/test-quotes.ts';
import { onShop } from '../test-program.ts';

async function setup() {
  const made = await quoteShop();
  const folder = await mkdtemp(join(tmpdir(), 'tieva-quotes-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const type = (line: string | string[]) => onShop(made.shop, line);
  return { ...made, type, file: join(folder, 'reply.yaml') };
}

const plain = (text: string) => text.replaceAll(/[^\S\n]+/g, ' ');

test('a draft has the requested lines at current prices; missing prices must be filled in', async () => {
  const { type, asked, file } = await setup();
  const { number } = await asked();
  expect((await type(['quotes', 'draft', number, '-o', file])).text).toContain(`quotes reply ${number} --file`);
  const draft = await readFile(file, 'utf8');
  for (const text of [
    '# T5001: Aino Äyräpää',
    '# Milloin saisin?',
    'validUntil: 2026-12-05',
    'price: 1299',
    'price: null',
  ])
    expect(draft).toContain(text);
  expect((await type(['quotes', 'draft', number, '-o', file])).failed).toContain('cannot be written');
  const refused = await type(['quotes', 'reply', number, '--file', file]);
  expect(refused.failed).toContain('lines.1.price give euros as a number, such as 79.90');
  await writeFile(file, draft.replace('price: null', 'price: 12.50'));
  const sent = await type(['quotes', 'reply', number, '--file', file]);
  expect(plain(sent.text)).toBe('Quote T5001: 2 610,50 € until 2026-12-06 00:00, mailed to aino@example.fi');
  const shown = plain((await type(`quotes show ${number}`)).text);
  for (const text of ['T5001 answered', '2 KONE Tuote KONE 1 299 € 2 598 €', 'It waits for the customer.'])
    expect(shown).toContain(text);
});

test('refusals name the reason and the next step', async () => {
  const { type, answered, shop, success, file } = await setup();
  const { number, secret } = await answered();
  success(await shop.quotes.accept(secret));
  expect((await type(`quotes withdraw ${number}`)).failed).toContain('is accepted; it cannot be taken back');
  expect((await type('quotes show T1')).failed).toContain('There is no quote T1.');
  expect((await type(['quotes', 'reply', number, '--file', file])).failed).toContain('cannot be read');
  await writeFile(file, 'lines: [');
  expect((await type(['quotes', 'reply', number, '--file', file])).failed).toContain('cannot be read');
  expect((await type(['quotes', 'say', number, ' '])).failed).toContain('empty');
});

test('lists quotes by status and adds messages', async () => {
  const { type, asked, answered } = await setup();
  const { number } = await asked();
  await answered();
  expect((await type(['quotes', 'say', number, 'Soitamme huomenna.'])).text).toContain('mailed to aino@example.fi');
  expect((await type(`quotes show ${number}`)).text).toContain('Tieva: Soitamme huomenna.');
  expect((await type('quotes list')).text.split('\n')).toHaveLength(3);
  const requested = (await type('quotes list --status requested')).text;
  expect(requested).toContain(number);
  expect(requested).not.toContain('answered');
  expect((await type('quotes list --status declined')).text).toBe('No quotes in status declined.');
  expect((await type(`quotes withdraw ${number} --words Loppu`)).text).toContain('is withdrawn');
});
