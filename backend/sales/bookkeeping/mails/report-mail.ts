import { html } from 'hono/html';
import type { MailAttachment, MailRenderers, RenderedMail } from '#backend/platform/mail/message.ts';
import { layout, textFooter } from '#backend/platform/mail/templates/layout.ts';

/** Mails of a month's figures to the shop's own people, in Finnish. `rows` are names and values. */
export type ReportMail = {
  kind: 'report-journal' | 'owner-letter';
  /** `YYYY-MM`. */
  month: string;
  to: string;
  intro: string;
  rows: readonly (readonly [name: string, value: string])[];
  attachments: readonly MailAttachment[];
};

const TITLES = { 'report-journal': 'Kirjanpidon aineisto', 'owner-letter': 'Kuukauden luvut' };

/** Each reader gets a month's mail once. */
async function reportMail({ kind, month, to, intro, rows, attachments }: ReportMail): Promise<RenderedMail> {
  const [year, number] = month.split('-').map(Number);
  const title = `${TITLES[kind]} ${number}/${year}`;
  const body = html`<p>${intro}</p>
<table>${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td class="n">${value}</td></tr>`)}</table>`;
  return {
    subjectId: `${kind}-${month}:${to}`,
    kind,
    to,
    replyTo: null,
    locale: 'fi',
    subject: title,
    attachments,
    html: String(await layout({ locale: 'fi', title, body })),
    text: [intro, '', ...rows.map(([name, value]) => `${name}: ${value}`), '', ...textFooter()].join('\n'),
  };
}

export const reportMails: MailRenderers<ReportMail> = { 'report-journal': reportMail, 'owner-letter': reportMail };
