import { redirect } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import type { Route } from './+types/route';

const INVALID = 422;

/** Receives a file. Scripts are answered with JSON, forms of a browser without them with the next page. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const received = await shop.imports.receive(actor, request);
  if (request.headers.get('accept')?.includes('application/json'))
    return received.ok
      ? Response.json({ id: received.value.id })
      : Response.json({ problem: received.reason }, { status: INVALID });
  return redirect(received.ok ? `/tuonti/${received.value.id}` : `/tuonti?virhe=${received.reason}`);
}

export const loader = () => redirect('/tuonti');
