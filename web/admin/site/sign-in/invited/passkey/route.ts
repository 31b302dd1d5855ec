import { shopContext } from '#web/admin/base/context.ts';
import type { Route } from './+types/route';

/** A challenge to make the first passkey, for who has the link. */
export async function action({ context, params }: Route.ActionArgs) {
  const options = await context.get(shopContext).staff.invitationPasskey(params.token);
  return Response.json(options, { status: options ? 200 : 404 });
}
