import type { Locale } from '#domain/base/locale.ts';
import type { ContactMail } from './contact-mail.ts';

/** A copy, and in Finnish the message to a store. */
export function exampleContactMails(locale: Locale, baseUrl: string): ContactMail[] {
  const received = {
    subjectId: 'example',
    number: 'Y-1042',
    about: 'product' as const,
    locale,
    words: {
      name: 'Aino Äyräpää',
      email: 'aino@example.fi',
      phone: '+358401234567',
      message: locale === 'fi' ? 'Hei!\nSopiiko tämä vuoden 2019 kelkkaan?' : 'Hello!\nDoes this fit a sled of 2019?',
    },
    to: { name: 'Oulu', email: 'oulu@tieva.example' },
    product: { name: 'Kaira Tunturi 900 R', sku: '41-2207', url: `${baseUrl}/product/kaira-tunturi-900-r` },
  };
  const copy: ContactMail = { kind: 'contact-copy', ...received };
  const reply: ContactMail = {
    kind: 'contact-reply',
    subjectId: 'example',
    number: 'Y-1042',
    locale,
    to: 'aino@example.fi',
    body: locale === 'fi' ? 'Hei Aino,\n\nsopii kyllä.' : 'Hello Aino,\n\nit does.',
    quoted: received.words.message,
    replyTo: 'oulu@tieva.example',
  };
  return locale === 'fi' ? [copy, reply, { kind: 'contact-notice', ...received }] : [copy, reply];
}
