import { expect, test } from 'vitest';
import { exampleCompanyMails } from './company-mail.ts';
import { companyMail } from './render-company-mail.ts';

const SHOP = 'https://kauppa.example';

test.each(['fi', 'en'] as const)('mails about companies are complete in %s (company-1, company-2)', async (locale) => {
  for (const mail of exampleCompanyMails(locale, SHOP)) {
    const { html, text, subject } = await companyMail(mail);
    expect(`${subject} ${html} ${text}`).not.toMatch(
      /\{\w+\}<|\{(?:company|name|role|days|inviter|reason)\}|undefined/,
    );
    expect(text).toContain('Metsäurakointi Korpi Oy');
    if ('url' in mail) for (const part of [html, text]) expect(part).toContain(mail.url);
  }
});

test('the name of a company becomes no link in somebody’s mailbox (company-2)', async () => {
  const mail = exampleCompanyMails('fi', SHOP).find(({ kind }) => kind === 'company-invited');
  if (!mail) throw new Error('no example');
  const { text, html } = await companyMail({ ...mail, company: 'Voitit! https://huijaus.example <b>' });
  for (const part of [text, html]) expect(part).not.toContain('https://huijaus');
  expect(html).not.toContain('<b>');
});
