import { expect, test } from 'vitest';
import { exampleQuoteMails } from './examples.ts';
import { customerQuoteMail, quoteMail } from './render-quote-mail.ts';

const SHOP = 'https://kauppa.example';
const rendered = (locale: 'fi' | 'en') =>
  Promise.all(exampleQuoteMails(locale, SHOP).map((mail) => quoteMail(mail, 'kauppa@example.fi')));

test.each(['fi', 'en'] as const)(
  'every mail (%s) goes to one side, is answered by the other, and is whole in both parts',
  async (locale) => {
    for (const mail of await rendered(locale)) {
      const sides = [mail.to, mail.replyTo];
      expect(sides).toContain('aino@example.fi');
      expect(new Set(sides).size).toBe(2);
      expect(mail.locale).toBe(mail.to === 'aino@example.fi' ? locale : 'fi');
      expect(mail.subject).toContain('T5001');
      for (const part of [mail.subject, mail.html.replace(/<style>[^<]*/, ''), mail.text])
        expect(part).not.toMatch(/\{\w+\}|undefined|null|NaN/);
      expect(mail.html).not.toMatch(/<img|src=|@import/);
    }
  },
);

test('a message is text in the mail, whatever somebody writes', async () => {
  const [mail] = exampleQuoteMails('fi', SHOP);
  if (!mail) throw new Error('no example');
  mail.quote.contact.message = '<script>alert(1)</script>\nrivi';
  mail.quote.contact.firstname = 'Voitit 1000 e: https://huijaus.example';
  const { html, text } = await quoteMail(mail, 'kauppa@example.fi');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>rivi');
  expect(html).not.toContain('huijaus.example');
  expect(text).toContain('Hei,\n');
});

test('a mail to the customer has no link that its sender typed, in names of goods and words about parts either', async () => {
  const [mail] = exampleQuoteMails('fi', SHOP);
  if (!mail) throw new Error('no example');
  const link = 'https://huijaus.example/voitto';
  const quote = {
    ...mail.quote,
    items: [{ sku: 'EI-OLE', title: link, variationName: link, amount: 1, picture: null }],
    offered: mail.quote.offered && { ...mail.quote.offered, model: link, notes: link },
    enquiry: { machine: link, vehicleCode: '', wanted: `Varaosa ${link}` },
  };
  const { html, text } = await customerQuoteMail({ ...mail, quote }, 'kauppa@example.fi');
  for (const part of [html, text]) expect(part).not.toContain('huijaus.example');
  expect(text).toContain('Varaosa https: //huijaus. example/voitto');
});
