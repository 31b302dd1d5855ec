import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { quoteShop } from '../test-quotes.ts';

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

test.each([
  ['fi', ['Tarjous T5001', 'Aino Äyräpää', 'Voimassa 5.12.2026 asti', 'Asennustyö, 3 h', 'Yhteensä, sis. ALV 2 591 €']],
  ['en', ['Quote T5001', 'Valid until 5 Dec 2026', 'Total incl. VAT 2 591 €', 'Delivery time: 2 viikkoa']],
] as const)('the paper says what the page says (%s)', async (locale, facts) => {
  const { answered, shop } = await quoteShop();
  const { secret } = await answered();
  const paper = await shop.quotes.pdf(secret, locale);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(paper?.bytes ?? [])), { mergePages: true });
  for (const fact of facts) expect(plain(text)).toContain(fact);
});

test('has no PDF before the reply, nor for an unknown token', async () => {
  const { asked, shop } = await quoteShop();
  expect(await shop.quotes.pdf((await asked()).secret, 'fi')).toBeNull();
  expect(await shop.quotes.pdf('a'.repeat(32), 'fi')).toBeNull();
});
