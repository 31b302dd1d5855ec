import { createTransport } from 'nodemailer';
import { messageOf } from '#backend/platform/caught-error.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { needsTls } from '#backend/platform/settings/transport-settings.ts';
import { insertIntoMailbox, markSent, type OutgoingMail } from './queries.ts';

/** Sends one mail and marks it sent; rejects when it could not be sent. */
export type Deliver = (mail: OutgoingMail) => Promise<void>;

/** The same id on every attempt, so that a mail server that got the mail twice can tell. */
const messageId = (mail: OutgoingMail, from: string) => `<${mail.id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`;

const envelope = (mail: OutgoingMail, from: string) => ({
  from,
  to: mail.to,
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  messageId: messageId(mail, from),
  headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
  ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
  attachments: mail.attachments.map(({ name, type, text, encoding }) => ({
    filename: name,
    contentType: type,
    content: text,
    encoding,
  })),
});

/** `requireTls`: the server must encrypt the connection, with a certificate that holds, before it is told a password or a mail. */
const smtpTransport = (url: string, requireTls: boolean) =>
  createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });

/** Connects and signs in, sends nothing. Null when all is well or no server is set; else the reason. */
export async function reachServer(url: string | undefined, requireTls: boolean): Promise<string | null> {
  if (!url) return null;
  const transport = smtpTransport(url, requireTls);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return messageOf(error);
  } finally {
    transport.close();
  }
}

/**
 * Over SMTP. Marked sent after the server took it: a crash in between sends it again under the same id, and never loses it. What
 * its reader can ask for again is marked before: a crash may lose it, and never sends it twice.
 */
function smtp(ctx: ShopContext, url: string, requestable: ReadonlySet<string>): Deliver {
  const transport = smtpTransport(url, needsTls(ctx.settings));
  return async (mail) => {
    const isMarkedBefore = requestable.has(mail.kind);
    if (isMarkedBefore) await markSent(ctx.db.kysely, mail.id);
    await transport.sendMail(envelope(mail, ctx.settings.MAIL_FROM));
    if (!isMarkedBefore) await markSent(ctx.db.kysely, mail.id);
  };
}

/** Into the demo mailbox, as it would have gone over the wire; exactly once. */
function mailbox(ctx: ShopContext): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(envelope(mail, ctx.settings.MAIL_FROM));
    await ctx.db.kysely.transaction().execute(async (tx) => {
      await insertIntoMailbox(tx, { to: mail.to, subject: mail.subject, source: message.toString() });
      await markSent(tx, mail.id);
    });
  };
}

/** SMTP where `SMTP_URL` is set, else the demo mailbox. */
export const createDeliver = (ctx: ShopContext, requestable: ReadonlySet<string>): Deliver =>
  ctx.settings.SMTP_URL ? smtp(ctx, ctx.settings.SMTP_URL, requestable) : mailbox(ctx);
