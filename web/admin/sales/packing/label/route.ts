import { staffOf } from '#web/admin/base/context.ts';
import { pdfResponse } from '#web/admin/base/pdf-response.ts';
import type { Route } from './+types/route';

/** The label of a parcel as a PDF. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const label = /^\d{1,15}$/.test(id) ? await shop.packing.label(actor, Number(id)) : null;
  return pdfResponse(label && { name: `osoitekortti-${label.reference}.pdf`, bytes: label.pdf });
}
