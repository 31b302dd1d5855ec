import { staffOf } from '#web/admin/base/context.ts';
import { pdfResponse } from '#web/admin/base/pdf-response.ts';
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
  return pdfResponse(read.ok ? read.value.pdf : null);
}
