import { Link } from 'react-router';
import { localDay } from '#domain/base/time/local-day.ts';
import { monthsOf } from '#domain/sales/reports/period.ts';
import { accessRefusal } from '#domain/staff/actor.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import { shop as config } from '#shop.config';
import { staffOf } from '#web/admin/base/context.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import { viewSettings } from '#web/admin/base/view-settings.ts';
import en from '#web/messages/admin/en/reports.ts';
import fi from '#web/messages/admin/fi/reports.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { Route } from './+types/route';
import { act } from './act.ts';
import { BookSettings } from './book-settings.tsx';
import { Books } from './books.tsx';
import { Budgets } from './budgets.tsx';
import { GoodsReport } from './goods.tsx';
import { PeriodForm, PrintedPeriod } from './period-form.tsx';
import { type AskedReport, parts, reportRequest } from './report-request.ts';
import { SalesReport } from './sales.tsx';
import { ServiceReport } from './service.tsx';
import { StockReport } from './stock.tsx';
import { TaxReport } from './taxes.tsx';

type Staff = ReturnType<typeof staffOf>;

const fileOf = ({ period: { from, to }, comparison, grain }: AskedReport, part: string) =>
  `/raportit/tiedosto?${new URLSearchParams({ osa: part, alku: from, loppu: to, vertailu: comparison, tarkkuus: grain })}`;

async function booksOf({ shop, actor, locale }: Staff, asked: AskedReport) {
  const { bookkeeping } = shop;
  const mayEdit = grantOf(actor.role, 'bookkeeping.edit') !== null;
  return {
    books: {
      sales: await bookkeeping.journal(actor, 'sales', asked.period),
      settlements: await bookkeeping.settlements(actor, asked.period),
      receivables: await bookkeeping.receivables(actor),
      files: { sales: fileOf(asked, 'sales'), settlements: fileOf(asked, 'settlements') },
    },
    settings: mayEdit
      ? { accounts: await bookkeeping.accounts(actor, locale), mailings: await shop.reportMailing.mailings(actor) }
      : null,
  };
}

/** The report that the address names, over its days. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const staff = staffOf(context);
  const { shop, actor } = staff;
  const asked = reportRequest(url, localDay(shop.now(), config.timeZone));
  const { store } = await viewSettings(request);
  const { reports } = shop;
  const wanted = { period: asked.period, comparison: asked.comparison, grain: asked.grain, store };
  const about = { asked, tabs: tabsOf(staff), file: fileOf(asked, asked.part) };
  switch (asked.part) {
    case 'tavarat':
      return { ...about, part: 'tavarat' as const, goods: await reports.staff.goods(actor, wanted) };
    case 'varasto': {
      const isHidden = accessRefusal(actor, 'prices.read-costs') !== null;
      return {
        ...about,
        part: 'varasto' as const,
        stock: isHidden ? null : await reports.staff.stock(actor, asked.period),
      };
    }
    case 'palvelu':
      return { ...about, part: 'palvelu' as const, service: await reports.staff.service(actor, wanted) };
    case 'verot': {
      const month = asked.period.to.slice(0, 7);
      return { ...about, part: 'verot' as const, month, ...(await reports.staff.taxes(actor, month)) };
    }
    case 'kirjanpito':
      return { ...about, part: 'kirjanpito' as const, ...(await booksOf(staff, asked)) };
    case 'budjetti': {
      const months = monthsOf(asked.period);
      return { ...about, part: 'budjetti' as const, months, budgets: await reports.staff.budgets(actor, months) };
    }
    default:
      return { ...about, part: 'myynti' as const, sales: await reports.staff.sales(actor, wanted) };
  }
}

/** The reports of a role; a page asked for without its right is refused by its service. */
function tabsOf({ actor: { role } }: Staff) {
  const may = {
    verot: grantOf(role, 'bookkeeping.read') !== null,
    kirjanpito: grantOf(role, 'bookkeeping.read') !== null,
    budjetti: grantOf(role, 'budgets.edit') !== null,
    varasto: grantOf(role, 'prices.read-costs') !== null,
  };
  return parts.filter((part) => !(part in may) || may[part as keyof typeof may]);
}

export const action = async ({ context, request }: Route.ActionArgs) => act(staffOf(context), await request.formData());

const COMPARED = ['myynti', 'tavarat'];
const DOWNLOADED = ['myynti', 'tavarat', 'varasto', 'verot'];

export default function Reports({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const { asked, tabs, file, part } = loaderData;
  const answer = actionData && !isRefused(actionData) ? actionData : null;
  return (
    <>
      <PageBar title={t('reports.title')}>
        <Button icon="printer" onClick={() => print()}>
          {t('export.print')}
        </Button>
        {DOWNLOADED.includes(part) && (
          <a className="btn btn-line" href={file} download>
            {t('export.csv')}
          </a>
        )}
      </PageBar>
      <main id="sisalto">
        <nav className="views" aria-label={t('reports.parts')}>
          {tabs.map((name) => (
            <Link key={name} to={`/raportit?osa=${name}`} aria-current={name === part ? 'page' : undefined}>
              {t(`part.${name}`)}
            </Link>
          ))}
        </nav>
        <PeriodForm asked={asked} hasComparison={COMPARED.includes(part)} hasGrain={part === 'myynti'} />
        <PrintedPeriod asked={asked} />
        {answer &&
          (answer.failed ? (
            <Note tone="bad">{t(`fail.${answer.failed}`)}</Note>
          ) : (
            <Note tone="ok">{t('books.saved')}</Note>
          ))}
        <Shown data={loaderData} answer={answer} />
      </main>
    </>
  );
}

type Shown = { data: Route.ComponentProps['loaderData']; answer: Parameters<typeof Budgets>[0]['answer'] };

function Shown({ data, answer }: Shown) {
  switch (data.part) {
    case 'tavarat':
      return <GoodsReport goods={data.goods} />;
    case 'varasto':
      return <StockReport stock={data.stock} period={data.asked.period} />;
    case 'palvelu':
      return <ServiceReport service={data.service} />;
    case 'verot':
      return <TaxReport month={data.month} vat={data.vat} cards={data.cards} />;
    case 'kirjanpito':
      return (
        <>
          <Books books={data.books} />
          {data.settings && <BookSettings {...data.settings} answer={answer} />}
        </>
      );
    case 'budjetti':
      return <Budgets months={data.months} budgets={data.budgets} answer={answer} />;
    default:
      return <SalesReport sales={data.sales} />;
  }
}
