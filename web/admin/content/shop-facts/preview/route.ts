import { locales } from '#domain/base/locale.ts';
import { authorise } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { readFieldEdits } from '#web/admin/base/pieces/edit/read-field-edits.ts';
import type { Route } from './+types/route';

const DARK = '@media (prefers-color-scheme:dark)';

/** The mails of a section as they are sent now. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  shown(context, params.section, url, new FormData());

/** The mails of a section as they would be sent with the texts of the form. Stores nothing. */
export const action = async ({ context, params, url, request }: Route.ActionArgs) =>
  shown(context, params.section, url, await request.formData());

async function shown(context: Route.LoaderArgs['context'], section: string, url: URL, form: FormData) {
  const { shop, actor } = staffOf(context);
  authorise(actor, 'settings.edit', { subject: section });
  const locale = locales.find((one) => one === url.searchParams.get('kieli')) ?? 'fi';
  const typed = new Map([...readFieldEdits(form)].map(([field, { mine }]) => [field, mine]));
  const mails = await shop.mailPreviews(section, locale, typed);
  if (mails.length === 0) return new Response('', { status: 404 });
  const isDark = url.searchParams.has('tumma');
  // one document after the other; the theme is chosen here, not by the person's own
  const html = mails
    .map(({ html: mail }) => mail.replaceAll(DARK, isDark ? '@media all' : '@media not all'))
    .join('<hr>');
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
