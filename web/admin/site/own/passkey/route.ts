import { staffOf } from '#web/admin/base/context.ts';
import type { Route } from './+types/route';

/** A challenge to make another passkey. */
export async function action({ context }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  return Response.json(await shop.staff.newPasskeyOptions(await shop.staff.ownPerson(actor)));
}
