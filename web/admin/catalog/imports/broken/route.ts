import { Readable } from 'node:stream';
import { data } from 'react-router';
import { rowNumber } from '#domain/base/row-number.ts';
import { staffOf } from '#web/admin/base/context.ts';
import type { Route } from './+types/route';

/** The broken rows of a file with their reasons, to be corrected in a spreadsheet. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const rows = await shop.imports.brokenRows(actor, rowNumber(params.id) ?? 0);
  if (!rows) throw data(null, { status: 404 });
  return new Response(Readable.toWeb(Readable.from(rows)) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="virherivit-${params.id}.csv"`,
    },
  });
}
