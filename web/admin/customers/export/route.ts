import { data } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import type { Route } from './+types/route';

/** The file of what the shop stores about a customer, on their request. */
export async function action({ context, params }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const exported = await shop.accounts.staff.exportFor(actor, params.id);
  if (!exported) throw data(null, { status: 404 });
  const headers = { 'content-type': 'application/json', 'content-disposition': 'attachment; filename="tiedot.json"' };
  return new Response(JSON.stringify(exported, null, 2), { headers });
}
