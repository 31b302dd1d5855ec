import { html } from 'hono/html';
import type { AlertMail, RenderedMail } from '../message.ts';
import { layout, textFooter } from './layout.ts';

/** Something the shop's people must look at, in Finnish, to the settings' alert address. */
export async function alertMail(alert: AlertMail, to: string): Promise<RenderedMail> {
  const title = `Hälytys: ${alert.about}`;
  const body = html`${alert.lines.map((line) => html`<p>${line}</p>`)}`;
  return {
    subjectId: alert.subjectId,
    kind: 'alert',
    to,
    replyTo: null,
    locale: 'fi',
    subject: title,
    html: String(await layout({ locale: 'fi', title, body })),
    text: [...alert.lines, '', ...textFooter()].join('\n'),
  };
}
