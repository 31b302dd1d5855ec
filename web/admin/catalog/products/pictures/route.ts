import { redirect } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import type { Route } from './+types/route';

const INVALID = 422;

/** Stores one uploaded picture; the form of its product adds it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const file = (await request.formData()).get('file');
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const stored = await shop.products.upload(actor, bytes);
  return stored.ok
    ? Response.json({ id: stored.value })
    : Response.json({ problem: stored.reason }, { status: INVALID });
}

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/tuotteet/${encodeURIComponent(params.sku)}`);
