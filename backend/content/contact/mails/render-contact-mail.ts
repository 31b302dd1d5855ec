import { html } from 'hono/html';
import type { MailRenderers, RenderedMail } from '#backend/platform/mail/message.ts';
import { type Fact, factHtml, factText } from '#backend/platform/mail/templates/facts.ts';
import { fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { withoutTypedLinks } from '#backend/platform/mail/without-typed-links.ts';
import type { Locale } from '#domain/base/locale.ts';
import { shop } from '#shop.config';
import type { ContactAnswer, ContactMail, ReceivedMessage } from './contact-mail.ts';
import { contactEn } from './texts/en.ts';
import { type ContactTexts, contactFi } from './texts/fi.ts';

const texts = { fi: contactFi, en: contactEn };

function factsOf({ product, words }: ReceivedMessage, t: ContactTexts): Fact[] {
  return [
    ...(product ? [{ title: t.product, lines: [`${product.name} (${product.sku})`, product.url] }] : []),
    { title: t.message, lines: words.message.split('\n') },
    { title: t.name, lines: [words.name] },
    { title: t.email, lines: [words.email] },
    ...(words.phone ? [{ title: t.phone, lines: [words.phone] }] : []),
  ];
}

/** Finnish writes weekdays in lower case, English does not. */
function hoursInSentence(locale: Locale): string {
  const hours = shop.serviceHours[locale];
  return locale === 'fi' ? hours.charAt(0).toLowerCase() + hours.slice(1) : hours;
}

/** What was sent, with its number, to who wrote it; answering it reaches whom it was written to. */
function copy(mail: ReceivedMessage): { subject: string; before: string[]; facts: Fact[]; after: string[] } {
  const { about, locale, number, to } = mail;
  const t = texts[locale];
  const name = to.name ? `${shop.name} ${to.name}` : t.service;
  const answer =
    about === 'accessibility'
      ? t.answerAccessibility
      : fill(t.answer, { days: shop.quoteAnswerDays, hours: hoursInSentence(locale) });
  return {
    subject: fill(t.subject, { number }),
    before: [fill(t.intro, { to: name, number }), answer],
    facts: factsOf(mail, t),
    after: [t.notYou],
  };
}

const abouts = { question: 'Yhteydenotto', product: 'Kysymys tuotteesta', accessibility: 'Saavutettavuuspalaute' };

/** The message itself, to the shop's people, in Finnish; answering it reaches who wrote. */
function notice(mail: ReceivedMessage): ReturnType<typeof copy> {
  const { about, locale, number, product } = mail;
  const language = locale === 'en' ? 'englanti' : 'suomi';
  return {
    subject: [`${abouts[about]} ${number}`, product?.name].filter(Boolean).join(': '),
    before: about === 'accessibility' ? ['Palautteeseen vastataan kahden viikon kuluessa.'] : [],
    facts: factsOf(mail, { ...contactFi, message: 'Viesti' }),
    after: [`Asiakkaan kieli: ${language}. Vastaa tähän viestiin, niin vastaus menee asiakkaalle.`],
  };
}

/** The two mails of a message to the shop. */
export async function contactMail(mail: Exclude<ContactMail, { kind: 'contact-reply' }>): Promise<RenderedMail> {
  const isCopy = mail.kind === 'contact-copy';
  const { subject, before, facts, after } = isCopy ? copy(mail) : notice(mail);
  const locale = isCopy ? mail.locale : 'fi';
  const words = (lines: string[]) => lines.map((line) => html`<p>${line}</p>`);
  const body = html`${words(before)}${facts.map(factHtml)}${words(after)}`;
  return {
    subjectId: mail.subjectId,
    kind: mail.kind,
    to: isCopy ? mail.words.email : mail.to.email,
    replyTo: isCopy ? mail.to.email : mail.words.email,
    locale,
    subject,
    html: String(await layout({ locale, title: subject, body })),
    text: [...before, ...facts.flatMap(factText), '', ...after, '', ...textFooter()].join('\n'),
  };
}

/** An answer of staff, with the message that it answers below; answering it reaches the store or customer service. */
async function answerMail({ body, locale, number, quoted, ...mail }: ContactAnswer): Promise<RenderedMail> {
  const t = texts[locale];
  const title = fill(t.answerSubject, { number });
  const paragraphs = body.split('\n');
  const asked: Fact = { title: t.message, lines: quoted.split('\n') };
  return {
    ...mail,
    kind: 'contact-reply',
    locale,
    subject: title,
    html: String(
      await layout({ locale, title, body: html`${paragraphs.map((line) => html`<p>${line}</p>`)}${factHtml(asked)}` }),
    ),
    text: [...paragraphs, '', ...factText(asked), '', ...textFooter()].join('\n'),
  };
}

/** The renderers of mails about messages to the shop; the copy goes to an address that anybody may have typed. */
export const contactMails: MailRenderers<ContactMail> = {
  'contact-notice': contactMail,
  'contact-reply': (mail) => answerMail({ ...mail, ...withoutTypedLinks({ quoted: mail.quoted }) }),
  'contact-copy': (mail) => contactMail({ ...mail, words: withoutTypedLinks(mail.words) }),
};
