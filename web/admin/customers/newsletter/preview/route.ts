import { locales } from '#domain/base/locale.ts';
import { staffOf } from '#web/admin/base/context.ts';
import type { Route } from './+types/route';

const DARK = '@media (prefers-color-scheme:dark)';

/** A letter as its reader's mail program shows it, in a light or a dark one. The server's headers allow no script in it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const locale = locales.find((one) => one === url.searchParams.get('kieli')) ?? 'fi';
  const shown = await shop.newsletter.staff.preview(actor, params.id, locale);
  if (!shown.ok) return new Response('', { status: shown.reason === 'unknown' ? 404 : 422 });
  // the person's own theme must not choose which one is looked at
  const isDark = url.searchParams.has('tumma');
  const html = shown.value.html.replaceAll(DARK, isDark ? '@media all' : '@media not all');
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
