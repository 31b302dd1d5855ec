import { expect, test } from 'vitest';
import { exampleGiftCardMail } from './gift-card-mail.ts';
import { giftCardMail } from './render-gift-card-mail.ts';

test.each(['fi', 'en'] as const)(
  '%s: every card with its code, worth and last day, the same in both parts',
  async (locale) => {
    const mail = await giftCardMail(exampleGiftCardMail(locale), { baseUrl: 'https://shop.example' });
    const words = mail.html.replaceAll(/<(style|title)[\s\S]*?<\/\1>|<[^>]+>/g, '').replaceAll('&quot;', '"');
    for (const said of ['2468-ACEG-JMPR-TVXA', 'XVTR-PMJG-ECA8-642W', '21.11.2028'])
      expect([words.includes(said), mail.text.includes(said)]).toEqual([true, true]);
    for (const line of mail.text.split(/\n+/).filter((part) => part !== '-- '))
      expect(line.startsWith('https:') ? mail.html : words).toContain(line);
    expect(mail.html + mail.text).not.toMatch(/\{\w+\}|undefined/);
    // the subject shows on locked phones: no code in it
    expect(mail.subject).not.toMatch(/[0-9A-Z]{4}-/);
  },
);
