import { Link, useSearchParams } from 'react-router';
import type { ListedPage } from '#backend/content/pages/staff/service.ts';
import { contentKinds } from '#domain/content/pages/content-kind.ts';
import { pageViews, readPageList } from '#domain/content/pages/page-list.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import { dateText } from '#web/messages/dates.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { Status } from '#web/ui/admin/status.tsx';
import { PageStateMark, pagePathOf } from '../page-state.tsx';
import type { Route } from './+types/route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  return shop.pages.list(actor, readPageList(url.searchParams));
}

export default function Pages({ loaderData: { pages, counts } }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  useLive(['content', 'catalog']);
  const views = pageViews.map((name) => ({ name, label: t(`view.${name}`), count: counts[name] }));
  const isUnread = counts.all === 0 && counts.archived === 0;
  return (
    <>
      <PageBar title={t('pages.title')}>
        <ButtonLink icon="calendar-clock" to="/esikatselu">
          {t('pages.atDate')}
        </ButtonLink>
        <ButtonLink look="primary" icon="plus" to="/sivut/uusi" shortcut="N">
          {t('pages.add')}
        </ButtonLink>
      </PageBar>
      <main id="sisalto">
        {isUnread && <Note tone="warn">{t('pages.unread')}</Note>}
        <ListFrame
          views={views}
          searchLabel={t('pages.search')}
          icon="panels-top-left"
          empty={t('pages.none')}
          isEmpty={pages.length === 0}
          next={null}
          filters={
            <select
              className="sel"
              name="kind"
              aria-label={t('column.kind')}
              defaultValue={params.get('kind') ?? ''}
              key={params.get('kind')}
            >
              <option value="">{t('column.kind')}</option>
              {contentKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kind.${kind}`)}
                </option>
              ))}
            </select>
          }
        >
          <PageTable pages={pages} />
        </ListFrame>
        <p className="tfoot">{t('pages.count', { count: pages.length })}</p>
      </main>
    </>
  );
}

function PageTable({ pages }: { pages: ListedPage[] }) {
  const t = useTexts(fi, en);
  const columns = (['title', 'kind', 'fi', 'en', 'problems', 'shown', 'changed'] as const).map((one) =>
    t(`column.${one}`),
  );
  return (
    <ListTable columns={columns}>
      {pages.map((page) => (
        <tr key={`${page.kind} ${page.path}`} data-row="">
          <th scope="row">
            <Link to={pagePathOf(page)}>{page.title}</Link> <small className="sub">{page.path}</small>
          </th>
          <td>{t(`kind.${page.kind}`)}</td>
          <td>
            <PageStateMark state={page.states.fi} />
            {page.isEdited && (
              <small className="sub">
                <Status glyph="diff" tone="warn">
                  {t('state.edited')}
                </Status>
              </small>
            )}
          </td>
          <td>
            <PageStateMark state={page.states.en} />
          </td>
          <td className="num">{page.problems > 0 && page.problems}</td>
          <td>
            <Days from={page.from} until={page.until} />
          </td>
          <td>
            <When at={page.changedAt} day /> {page.changedBy}
          </td>
        </tr>
      ))}
    </ListTable>
  );
}

function Days({ from, until }: Pick<ListedPage, 'from' | 'until'>) {
  const locale = useLocale();
  if (from === null && until === null) return null;
  return `${from ? dateText(from, locale) : ''}–${until ? dateText(until, locale) : ''}`;
}
