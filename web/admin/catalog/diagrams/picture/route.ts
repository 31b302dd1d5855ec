import { staffOf } from '#web/admin/base/context.ts';
import type { Route } from './+types/route';

/** As the shop's own drawings: inert when it is opened alone. */
const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** The picture of a drawing as it is worked on. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const svg = await shop.staffDiagrams.drawing(actor, params.slug);
  if (svg === null) return new Response(null, { status: 404 });
  const headers = { 'content-type': 'image/svg+xml; charset=utf-8', 'content-security-policy': POLICY };
  return new Response(svg, { headers });
}
