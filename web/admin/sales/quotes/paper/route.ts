import { data } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import type { Route } from './+types/route';

function parsed(typed: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(typed));
  } catch {
    return null;
  }
}

/** The PDF that a reply would send, of what was typed; nothing is stored. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const input = parsed((await request.formData()).get('reply'));
  const read = await shop.quotes.staff.preview(actor, params.number, input);
  if (!read.ok || !read.value.pdf) throw data(null, { status: 404 });
  const { name, bytes } = read.value.pdf;
  const headers = { 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${name}"` };
  return new Response(new Uint8Array(bytes), { headers });
}
