import type { Shop } from '#backend/shop.ts';
import type { AccountMailKind } from './mails/account-mail.ts';
import type { Client } from './service.ts';

let visitors = 0;

/** A visitor with an address of its own, so that tests do not share rate limits. */
export function visitorFrom(ip = `198.51.${Math.floor(++visitors / 250) % 250}.${visitors % 250}`): Client {
  return {
    ip,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    headers: new Headers(),
  };
}

export type ReadMail = { kind: string; to: string; text: string; html: string; token: string; code: string };

/** Mails to an address, newest first, with the token and the code in them. */
export async function mailsTo(shop: Shop, to: string): Promise<ReadMail[]> {
  await shop.auth.handleWaiting();
  const rows = await shop.db.kysely
    .selectFrom('outbox_mail')
    .select(['kind', 'recipient', 'body_text', 'html'])
    .where('recipient', '=', to)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ kind, recipient, body_text: text, html }) => ({
    kind,
    to: recipient,
    text,
    html,
    token: /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '',
    code: /^\D*(\d{6})\D*$/m.exec(text)?.[1] ?? '',
  }));
}

/** The newest mail of a kind to an address; throws when there is none. */
export async function mailTo(shop: Shop, to: string, kind: AccountMailKind): Promise<ReadMail> {
  const mails = await mailsTo(shop, to);
  const found = mails.find((mail) => mail.kind === kind);
  if (!found) throw new Error(`no ${kind} to ${to}, but ${mails.map((mail) => mail.kind).join(', ') || 'none at all'}`);
  return found;
}

/** The value of a result that must be a success. */
export function success<T>(result: { ok: true; value: T } | { ok: false; reason: string }): T {
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.value;
}
