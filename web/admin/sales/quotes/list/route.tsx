import { Link } from 'react-router';
import { formatEuros } from '#domain/base/money.ts';
import { quoteGroupNames, readQuoteList } from '#domain/sales/quotes/quote-list.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { listRequest } from '#web/admin/base/list-request.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { AssigneeFilter } from '#web/admin/base/pieces/assignee-filter.tsx';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import listsEn from '#web/messages/admin/en/lists.ts';
import en from '#web/messages/admin/en/quotes.ts';
import lists from '#web/messages/admin/fi/lists.ts';
import fi from '#web/messages/admin/fi/quotes.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { QuoteStatusMark } from '../quote-status.tsx';
import type { Route } from './+types/route';

/** Without a view or a search the list shows what waits. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const { staff } = shop.quotes;
  const asked = readQuoteList(url.searchParams);
  const { view: group, after } = listRequest(url, quoteGroupNames);
  const { quotes, next } = await staff.list(actor, { ...asked, group }, after);
  const none = { text: '', status: null, assignee: asked.assignee };
  const counts = await staff.counts(actor, [
    ...quoteGroupNames.map((group) => ({ ...none, group })),
    { ...none, group: null },
  ]);
  const people = await staff.answerers(actor);
  const saved = await shop.savedViews.list(actor, 'quotes');
  return {
    quotes,
    next,
    counts,
    people,
    saved,
    assignee: asked.assignee,
    mayBegin: mayTry(actor, 'orders.create', null),
  };
}

export default function Quotes({ loaderData }: Route.ComponentProps) {
  const { quotes, next, counts, people, assignee, mayBegin, saved } = loaderData;
  const t = useTexts(fi, en);
  useLive(['quote']);
  const views = quoteGroupNames.map((name, i) => ({ name, label: t(`quotes.view.${name}`), count: counts[i] }));
  return (
    <>
      <PageBar title={t('quotes.title')}>
        {mayBegin && (
          <ButtonLink to="/tarjoukset/uusi" look="primary" icon="plus" shortcut="C">
            {t('quotes.begin')}
          </ButtonLink>
        )}
      </PageBar>
      <main id="sisalto">
        <ListFrame
          saved={{ list: 'quotes', views: saved }}
          views={views}
          all={counts.at(-1)}
          searchLabel={t('quotes.search')}
          icon="file-pen-line"
          empty={t('quotes.none')}
          isEmpty={quotes.length === 0}
          next={next}
          filters={<AssigneeFilter people={people} chosen={assignee} />}
        >
          <QuoteTable quotes={quotes} />
        </ListFrame>
      </main>
    </>
  );
}

function QuoteTable({ quotes }: Pick<Route.ComponentProps['loaderData'], 'quotes'>) {
  const t = useTexts(fi, en);
  const tl = useTexts(lists, listsEn);
  return (
    <ListTable
      columns={[
        t('quotes.number'),
        t('quotes.state'),
        t('quotes.customer'),
        t('quotes.about'),
        tl('lists.assignee'),
        t('quotes.asked'),
        { right: t('quotes.total') },
      ]}
    >
      {quotes.map((quote) => (
        <tr key={quote.number}>
          <th scope="row">
            <Link className="id" to={`/tarjoukset/${quote.number}`}>
              {quote.number}
            </Link>
          </th>
          <td>
            <QuoteStatusMark status={quote.status} />
          </td>
          <td>{quote.customer ?? '–'}</td>
          <td>
            {quote.others > 0 ? t('quotes.others', { first: quote.about, count: quote.others }) : quote.about}
            {quote.isPhoneOrder && <span className="tag">{t('quotes.phone')}</span>}
            {quote.hasQuestion && <span className="tag">{t('quotes.question')}</span>}
          </td>
          <td>{quote.assignee ?? '–'}</td>
          <td>
            <When at={quote.createdAt} />
          </td>
          <td className="r num">{quote.total === null ? '–' : formatEuros(quote.total)}</td>
        </tr>
      ))}
    </ListTable>
  );
}
