import { expect, test } from 'vitest';
import { greetingName } from '#backend/platform/mail/templates/greeting-name.ts';
import { exampleAccountMails } from './examples.ts';
import { accountMail } from './render-account-mail.ts';

const SHOP = 'https://kauppa.example';
const words = (part: string) =>
  part
    .replaceAll(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s:]+/g, ' ')
    .trim();

test.each(exampleAccountMails('fi', SHOP).map((mail) => mail.kind))(
  '%s says the same in HTML and text, in both languages',
  async (kind) => {
    for (const locale of ['fi', 'en'] as const) {
      const made = exampleAccountMails(locale, SHOP).find((mail) => mail.kind === kind);
      if (!made) throw new Error(`no example of ${kind}`);
      const mail = await accountMail(made, SHOP);
      expect(mail.html).toContain(`<html lang="${locale}">`);
      expect(mail.html).not.toMatch(/<img|src=|@import|url\(|\{\w+\}<|undefined/);
      expect(mail.text).not.toMatch(/\{\w+\}|undefined/);
      const html = words(mail.html);
      // every line of the text part stands in the HTML part; where a link leads is not among its words
      const paragraphs = mail.text.split(/\n+/).filter((line) => line.trim() !== '--');
      for (const line of paragraphs) expect(html).toContain(words(line.replace(/: https?:\S+$/, '')));
      const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
      for (const url of links) expect(mail.text).toContain(url);
      for (const url of links) expect(url.startsWith(`${SHOP}/`)).toBe(true);
      if ('code' in made) expect([mail.text, html].every((part) => part.includes(String(made.code)))).toBe(true);
    }
  },
);

test('Finnish and English differ in every mail', async () => {
  for (const fi of exampleAccountMails('fi', SHOP)) {
    const en = exampleAccountMails('en', SHOP).find(({ kind }) => kind === fi.kind);
    if (!en) throw new Error(`no English ${fi.kind}`);
    expect((await accountMail(en, SHOP)).subject).not.toBe((await accountMail(fi, SHOP)).subject);
  }
});

test.each(['Osta halvalla example.com', 'http://x', '<b>', 'a'.repeat(31), '1 voitto!', ''])(
  'a mail does not greet by %j',
  (name) => expect(greetingName(name)).toBe(''),
);
test.each(['Åsa-Maria', "O'Hara", ' Aino '])('a mail greets by %j', (name) =>
  expect(greetingName(name)).toBe(name.trim()),
);
