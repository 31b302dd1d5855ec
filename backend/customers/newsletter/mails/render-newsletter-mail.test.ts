import { expect, test } from 'vitest';
import { exampleNewsletterMails } from './examples.ts';
import type { NewsletterMail } from './newsletter-mail.ts';
import { newsletterMail } from './render-newsletter-mail.ts';

const SHOP = 'https://kauppa.example';
const words = (part: string) =>
  part
    .replaceAll(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s:]+/g, ' ')
    .trim();
const exampleOf = (locale: 'fi' | 'en', kind: string): NewsletterMail => {
  const made = exampleNewsletterMails(locale, SHOP).find((mail) => mail.kind === kind);
  if (!made) throw new Error(`no example of ${kind}`);
  return made;
};
const kinds = exampleNewsletterMails('fi', SHOP).map(({ kind }) => kind);

test.each(kinds)('%s says the same in HTML and text, and in each language its own', async (kind) => {
  const subjects = new Set<string>();
  for (const locale of ['fi', 'en'] as const) {
    const mail = await newsletterMail(exampleOf(locale, kind));
    subjects.add(mail.subject);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.html).not.toMatch(/<img|src=|@import|url\(|\{\w+\}<|undefined|false/);
    expect(mail.text).not.toMatch(/\{\w+\}|undefined|false/);
    const html = words(mail.html);
    const lines = mail.text.split(/\n+/).filter((line) => line.trim() !== '--');
    for (const line of lines)
      if (!/^https?:/.test(line)) expect(html).toContain(words(line.replace(/: https?:\S+$/, '')));
    const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
    expect(links.length).toBeGreaterThan(0);
    for (const url of links) expect(mail.text).toContain(url);
    for (const url of links) expect(url.startsWith(`${SHOP}/`)).toBe(true);
  }
  expect(subjects.size).toBe(2);
});

test('every mail that can be said no to carries the headers of one click, and no other', async () => {
  for (const example of exampleNewsletterMails('fi', SHOP)) {
    const { headers, html, text } = await newsletterMail(example);
    if (example.kind === 'newsletter-confirm' || example.kind === 'watch-confirm') {
      expect(headers).toBeUndefined();
      continue;
    }
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(headers?.['List-Unsubscribe']).toMatch(
      /^<https:\/\/kauppa\.example\/uutiskirje\/peruuta\?t=esimerkki>, <mailto:/,
    );
    for (const part of [html, text]) expect(part).toContain(example.unsubscribeUrl);
  }
});

test('a lower price is told with the lowest price of 30 days', async () => {
  const told = exampleOf('fi', 'watch-told');
  if (told.kind !== 'watch-told') throw new Error('another kind');
  const reduced = await newsletterMail(told);
  for (const part of [reduced.html, reduced.text])
    expect(part.replaceAll('\u00a0', ' ')).toContain('Alin hinta 30 pv: 199 €');
  expect((await newsletterMail({ ...told, locale: 'en' })).text.replaceAll('\u00a0', ' ')).toContain(
    'Lowest price in the last 30 days: 199 €',
  );
  const back = { ...told, about: 'back_in_stock' as const, product: { ...told.product, price: null, lowest30: null } };
  const mail = await newsletterMail(back);
  expect(mail.subject).toBe('Kaira tunneliboksi kelkkaan on taas saatavilla');
  expect(mail.text).not.toContain('Alin hinta');
  expect(mail.text).toContain('tarjouspyynnöllä');
});

test('a name or a letter cannot break out of its mail', async () => {
  const told = exampleOf('fi', 'watch-told');
  if (told.kind !== 'watch-told') throw new Error('another kind');
  const mail = await newsletterMail({ ...told, product: { ...told.product, name: '<b>x</b>' } });
  expect(mail.html).not.toContain('<b>x');
});

test('the name of a search, which anybody may type for another’s address, makes no link', async () => {
  const link = 'https://huijaus.example';
  const [confirm, found] = [exampleOf('fi', 'watch-confirm'), exampleOf('fi', 'search-told')];
  if (confirm.kind !== 'watch-confirm' || found.kind !== 'search-told') throw new Error('other kinds');
  for (const mail of [
    { ...confirm, about: 'new_match' as const, product: link },
    { ...found, name: link },
  ]) {
    const { subject, html, text } = await newsletterMail(mail);
    for (const part of [subject, html, text]) expect(part).not.toContain('huijaus.example');
  }
});
