import { type Context, Hono, type Next } from 'hono';
import { clientOf } from '#backend/platform/http-kit/client.ts';
import { rateLimit } from '#backend/platform/http-kit/limits/rate-limit.ts';
import type { Shop } from '#backend/shop.ts';

const PATHS = ['/uutiskirje/peruuta', '/en/uutiskirje/peruuta'];
const ONE_CLICK = /List-Unsubscribe=One-Click/i;
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const LONGEST_BODY = 2000;

/** Whether a mail program posts, not the page's form. The page reads its form from the untouched request. */
async function isOneClick(c: Context): Promise<boolean> {
  if (!FORM.test(c.req.header('content-type') ?? '')) return false;
  if (Number(c.req.header('content-length') ?? 0) > LONGEST_BODY) return false;
  const body = await c.req.raw.clone().text();
  return ONE_CLICK.test(body) || /name="List-Unsubscribe"\s+One-Click/i.test(body);
}

/**
 * RFC 8058: mail programs post `List-Unsubscribe=One-Click` to the URL in a letter's header, without a cookie and from
 * any origin. Responds 200 whatever the link, without a redirect or a question. Other posts go on to the page
 * (newsletter-1). Links of letters lead on, counted by link (admin-letter-4).
 */
export function newsletterRoutes({
  newsletter,
  alerts,
  machines,
  settings,
}: Pick<Shop, 'newsletter' | 'alerts' | 'machines' | 'settings'>) {
  // servers of large mail services post for all their users
  const limit = rateLimit('one-click', settings.TRUSTED_PROXIES);
  const oneClick = async (c: Context, next: Next) => {
    if (!(await isOneClick(c))) return next();
    const token = c.req.query('t') ?? '';
    const { ip } = clientOf(c.req.raw);
    const isReader = await newsletter.unsubscribe(token, { ip, source: 'one-click' });
    if (!isReader && !(await alerts.unsubscribe(token))) await machines.reminders.stop(token);
    c.header('cache-control', 'no-store');
    return c.text('Unsubscribed.');
  };
  const app = new Hono();
  for (const path of PATHS) app.post(path, limit, oneClick);
  app.get('/uutiskirje/linkki/:letter/:id', async (c) => {
    // a mail program that fetches ahead is nobody's click
    const isAhead = /prefetch/.test(c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '');
    const { letter, id } = c.req.param();
    const url = await newsletter.followLink({ letter, id, counts: c.req.method === 'GET' && !isAhead });
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex');
    return c.redirect(url ?? '/', 302);
  });
  return app;
}
