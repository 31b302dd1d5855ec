import { redirect } from 'react-router';
import { shopContext } from '#web/admin/base/context.ts';
import type { Route } from './+types/route';

/** Ends the session. What the browser has typed and stored for the person goes too: the next one may be a colleague. */
export async function action({ context, request }: Route.ActionArgs) {
  const { staff } = context.get(shopContext);
  const token = staff.tokenOf(request);
  if (token) await staff.endSession(token);
  const headers = { 'set-cookie': staff.sessionCookie(null), 'clear-site-data': '"storage"' };
  return redirect('/kirjaudu', { headers });
}

export const loader = () => redirect('/kirjaudu');
