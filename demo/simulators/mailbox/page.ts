import { html } from 'hono/html';
import type { Email } from 'postal-mime';
import { shop } from '#shop.config';

type Listed = { id: number; receivedAt: Date; to: string; subject: string };

const localTime = (at: Date) =>
  new Intl.DateTimeFormat('fi-FI', { dateStyle: 'short', timeStyle: 'medium', timeZone: shop.timeZone }).format(at);

const page = (title: string, body: ReturnType<typeof html>) => html`<!doctype html>
<html lang="fi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root{color-scheme:light dark}
body{margin:0 auto;padding:16px;max-width:60rem;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
a{color:LinkText}
ul{list-style:none;padding:0}li{border-bottom:1px solid #8886}
li a{display:block;padding:12px 0;overflow-wrap:anywhere}
.s{font-size:14px}
iframe{width:100%;height:70vh;border:1px solid #8886;background:Canvas}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
dt{font-weight:700}dd{margin:0 0 8px;overflow-wrap:anywhere}
</style>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`;

/** All mails of the demo shop, newest first. */
export const mailboxPage = (mails: Listed[]) =>
  page(
    'Postilaatikko',
    html`<p>Esittelykauppa ei lähetä sähköpostia: viestit jäävät tänne. <span lang="en">The demo shop sends no mail: it stays here.</span></p>
<p><a href="/mailbox/texts">Tekstiviestit <span lang="en">(text messages)</span></a></p>
${
  mails.length === 0
    ? html`<p>Ei viestejä.</p>`
    : html`<ul>${mails.map(
        (mail) =>
          html`<li><a href="/mailbox/${mail.id}">${mail.subject}<br><span class="s">${mail.to} · ${localTime(mail.receivedAt)}</span></a></li>`,
      )}</ul>`
}`,
  );

type ReceivedText = { recipient: string; sender: string; body: string; received_at: Date };

/** The text messages that phones would have shown, newest first. */
export const textsPage = (texts: ReceivedText[]) =>
  page(
    'Tekstiviestit',
    html`<p><a href="/mailbox">Postilaatikko</a></p>
${
  texts.length === 0
    ? html`<p>Ei viestejä.</p>`
    : html`<ul>${texts.map(
        (text) =>
          html`<li><p>${text.body}<br><span class="s">${text.sender} → ${text.recipient} · ${localTime(text.received_at)}</span></p></li>`,
      )}</ul>`
}`,
  );

/**
 * One mail: headers, the HTML part in a frame of an origin of its own, the text part. The page's policy, which the frame
 * inherits, runs no script; `allow-scripts` only lets accessibility checkers look inside, without it they hang.
 */
export const mailPage = (mail: Email) => {
  const address = (list: Email['to']) => (list ?? []).map((entry) => entry.address).join(', ');
  return page(
    mail.subject ?? '(ei aihetta)',
    html`<p><a href="/mailbox">Postilaatikko</a></p>
<dl><dt>Lähettäjä</dt><dd>${mail.from?.name ?? ''} ${mail.from?.address ?? ''}</dd>
<dt>Vastaanottaja</dt><dd>${address(mail.to)}</dd>
${mail.replyTo ? html`<dt>Vastausosoite</dt><dd>${address(mail.replyTo)}</dd>` : ''}</dl>
<h2>HTML</h2>
<iframe sandbox="allow-popups allow-scripts" title="Viestin HTML-osa" srcdoc="${mail.html ?? ''}"></iframe>
<h2>Teksti</h2>
<pre>${mail.text ?? ''}</pre>`,
  );
};
