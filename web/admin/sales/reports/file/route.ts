import { data } from 'react-router';
import { localDay } from '#domain/base/time/local-day.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { viewSettings } from '#web/admin/base/view-settings.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/route';

const JOURNALS = ['sales', 'settlements'] as const;

/** A report or a journal as a file: CSV, journals as JSON too. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { shop, actor, locale } = staffOf(context);
  const today = localDay(shop.now(), config.timeZone);
  const asked = reportRequest(url, today);
  if (asked.isInvalid) throw data(null, { status: 400 });
  const { from, to } = asked.period;
  const journal = JOURNALS.find((name) => name === url.searchParams.get('osa'));
  if (journal) {
    const isJson = url.searchParams.get('muoto') === 'json';
    const text = await shop.bookkeeping.file(actor, { journal, period: asked.period, isJson, locale });
    return fileResponse(text, `${journal}-${from}-${to}.${isJson ? 'json' : 'csv'}`, isJson);
  }
  const { store } = await viewSettings(request);
  const wanted = { period: asked.period, comparison: asked.comparison, grain: asked.grain, store };
  if (asked.part === 'varasto')
    return fileResponse(await shop.reports.staff.stockCsv(actor), `stock-${today}.csv`, false);
  if (asked.part === 'verot') {
    const month = to.slice(0, 7);
    return fileResponse(await shop.reports.staff.vatCsv(actor, month), `vat-${month}.csv`, false);
  }
  const isGoods = asked.part === 'tavarat';
  const text = await shop.reports.staff[isGoods ? 'goodsCsv' : 'salesCsv'](actor, wanted);
  return fileResponse(text, `${isGoods ? 'goods' : 'sales'}-${from}-${to}.csv`, false);
}

const fileResponse = (text: string, name: string, isJson: boolean) =>
  new Response(text, {
    headers: {
      'content-type': isJson ? 'application/json' : 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
