import { data } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import type { Route } from './+types/route';

/** The label of a parcel as a PDF. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const label = /^\d{1,15}$/.test(id) ? await shop.packing.label(actor, Number(id)) : null;
  if (!label) throw data(null, { status: 404 });
  return new Response(Buffer.from(label.pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="osoitekortti-${label.reference}.pdf"`,
    },
  });
}
