import { staffOf } from '#web/admin/base/context.ts';
import { pdfResponse } from '#web/admin/base/pdf-response.ts';
import type { Route } from './+types/route';

/** The carrier's label of a return as a PDF. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  return pdfResponse(await shop.withdrawals.staff.labelFile(actor, params.id));
}
