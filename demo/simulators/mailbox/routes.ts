import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import PostalMime from 'postal-mime';
import type { ShopContext } from '#backend/platform/context.ts';
import type { MailService } from '#backend/platform/mail/service.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { mailboxPage, mailPage, textsPage } from './page.ts';

/** Own small styles, no scripts, nothing from elsewhere; the mail itself is in a sandboxed frame. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const headers = createMiddleware(async (c, next) => {
  await next();
  c.header('content-security-policy', POLICY);
  c.header('cache-control', 'no-store');
  c.header('x-robots-tag', 'noindex');
});

/**
 * Demo mode only: the mails the shop would have sent. `/messages.json?to=` lists them parsed, for tests;
 * `/texts` lists the text messages that the simulated provider received; `/examples/{locale}/{kind}` is the HTML part of a made mail, for the style guide.
 */
export function mailboxRoutes({ mail, db }: { mail: MailService; db: ShopContext['db'] }) {
  const texts = () =>
    db.kysely
      .selectFrom('simulator_text')
      .selectAll()
      .orderBy('received_at', 'desc')
      .orderBy('id')
      .limit(200)
      .execute();
  const parsed = async (id: number) => {
    const source = await mail.mailbox.source(id);
    if (source === null) throw new ShopError('not-found', 'No such mail.');
    return PostalMime.parse(source);
  };
  return new Hono()
    .use(headers)
    .get('/', async (c) => c.html(mailboxPage(await mail.mailbox.list())))
    .get('/messages.json', async (c) => {
      const list = await mail.mailbox.list({ to: c.req.query('to'), limit: 50 });
      const messages = await Promise.all(
        list.map(async (entry) => {
          const { text, html, replyTo, messageId } = await parsed(entry.id);
          return { ...entry, text, html, replyTo: replyTo?.[0]?.address ?? null, messageId };
        }),
      );
      return c.json({ messages });
    })
    .get('/texts', async (c) => c.html(textsPage(await texts())))
    .get('/examples/:locale{fi|en}/:kind', async (c) => {
      const mails = await mail.examples(c.req.param('locale') === 'en' ? 'en' : 'fi');
      const example = mails.find(({ kind }) => kind === c.req.param('kind'));
      if (!example) throw new ShopError('not-found', 'No such mail.');
      return c.html(example.html);
    })
    .get('/:id{[0-9]{1,15}}', async (c) => c.html(mailPage(await parsed(Number(c.req.param('id'))))));
}
