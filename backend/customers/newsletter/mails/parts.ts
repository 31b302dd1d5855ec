import { html } from 'hono/html';
import { type Fragment, fill, layout, textFooter } from '#backend/platform/mail/templates/layout.ts';
import { pictureRows } from '#backend/platform/mail/templates/picture.ts';
import type { Locale } from '#domain/base/locale.ts';
import type { NewsletterTexts } from './texts/fi.ts';

/** The contents of a mail; its HTML and its text part say the same. */
export type MailParts = {
  subject: string;
  html: Fragment;
  text: string[];
  /** Shown at the end: why the reader gets this mail. */
  why?: string;
  unsubscribe?: { url: string; label: string };
};

type Words = {
  subject: string;
  intro: readonly string[];
  /** What the mail is about, each with its picture. */
  goods?: readonly { name: string; picture: string | null }[];
  button?: string;
  notes: readonly string[];
};
type Facts = Record<string, string | number>;

export const buttonHtml = (label: string, url: string): Fragment =>
  html`<p><a class="b" href="${url}">${label}</a></p>`;

/** A mail around one button: introduction, button with its address to copy, notes. */
export function buttonMail(
  t: NewsletterTexts,
  words: Words,
  { url = '', facts }: { url?: string; facts: Facts },
): MailParts {
  const intro = words.intro.map((line) => fill(line, facts));
  const notes = words.notes.map((line) => fill(line, facts));
  const { button = '', goods = [] } = words;
  return {
    subject: fill(words.subject, facts),
    html: html`${intro.map((line) => html`<p>${line}</p>`)}
${goods.length > 0 ? html`<table>${pictureRows(goods.map(({ name, picture }) => ({ picture, cells: html`<td>${name}</td>` })))}</table>` : ''}
${url ? html`${buttonHtml(button, url)}<p class="s">${t.paste}<br><span class="u">${url}</span></p>` : ''}
${notes.map((line) => html`<p>${line}</p>`)}`,
    text: [
      ...intro,
      ...(goods.length > 0 ? [goods.map(({ name }) => name).join('\n')] : []),
      ...(url ? [`${button}:\n${url}`] : []),
      ...notes,
    ],
  };
}

/** The HTML and text part of a mail in the shop's layout. Ends with the reason for the mail and the link to unsubscribe. */
export async function toMail({ subject, html: body, text, why, unsubscribe }: MailParts, locale: Locale, head = '') {
  const footer = unsubscribe
    ? html`<p class="s">${why ? html`${why}<br>` : ''}<a href="${unsubscribe.url}">${unsubscribe.label}</a></p>`
    : '';
  return {
    subject,
    html: String(await layout({ locale, title: subject, body: html`${head}${body}${footer}` })),
    text: [
      ...text,
      ...(unsubscribe ? [[why, `${unsubscribe.label}: ${unsubscribe.url}`].filter(Boolean).join('\n')] : []),
      textFooter().join('\n'),
    ].join('\n\n'),
  };
}
