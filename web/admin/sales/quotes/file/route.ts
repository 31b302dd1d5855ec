import { data } from 'react-router';
import { downloadHeaders } from '#domain/base/file-type.ts';
import { staffOf } from '#web/admin/base/context.ts';
import type { Route } from './+types/route';

const NOT_FOUND = 404;

/** A file of a quote, for roles that see contacts. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const file = await shop.quotes.staff.file(actor, params.number, params.id);
  if (!file) throw data(null, { status: NOT_FOUND });
  return new Response(file.bytes, { headers: downloadHeaders(file) });
}
