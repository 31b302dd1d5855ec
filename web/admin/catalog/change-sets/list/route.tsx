import { Link, useSearchParams } from 'react-router';
import type { ChangeSet, ChangeSetView } from '#backend/catalog/change-sets/service.ts';
import { isOneOf } from '#domain/base/records.ts';
import { rowNumber } from '#domain/base/row-number.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/change-sets.ts';
import fi from '#web/messages/admin/fi/change-sets.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { SetState } from '../set-state.tsx';
import type { Route } from './+types/route';

const views = ['open', 'running', 'done'] as const satisfies readonly ChangeSetView[];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const view = url.searchParams.get('view') ?? 'open';
  return shop.changeSets.list(actor, isOneOf(views, view) ? view : null, rowNumber(url.searchParams.get('after')));
}

export default function ChangeSets({ loaderData }: Route.ComponentProps) {
  const { sets, next } = loaderData;
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const view = params.get('view') ?? 'open';
  useLive(['change-set']);
  return (
    <>
      <PageBar title={t('sets.title')}>
        <ButtonLink to="/muutokset/uusi" look="primary" icon="plus" shortcut="C">
          {t('sets.new')}
        </ButtonLink>
      </PageBar>
      <main id="sisalto">
        <nav className="views" aria-label={t('sets.title')}>
          {[...views, 'all' as const].map((name) => (
            <Link key={name} to={`?view=${name}`} aria-current={view === name ? 'page' : undefined}>
              {t(`sets.view.${name}`)}
            </Link>
          ))}
        </nav>
        {sets.length === 0 ? <Empty icon="history" title={t('sets.none')} /> : <SetTable sets={sets} />}
        {(next || params.has('after')) && (
          <p className="tfoot">
            {params.has('after') && <Link to={`?view=${view}`}>{t('sets.first')}</Link>}
            {next && (
              <Link className="btn btn-s btn-line push" to={`?view=${view}&after=${next}`}>
                {t('sets.older')}
              </Link>
            )}
          </p>
        )}
      </main>
    </>
  );
}

function SetTable({ sets }: { sets: ChangeSet[] }) {
  const t = useTexts(fi, en);
  return (
    <div className="tbox">
      <table className="t">
        <thead>
          <tr>
            <th scope="col">{t('sets.number')}</th>
            <th scope="col">{t('sets.state')}</th>
            <th scope="col">{t('sets.name')}</th>
            <th scope="col" className="r">
              {t('sets.rows')}
            </th>
            <th scope="col">{t('sets.author')}</th>
            <th scope="col">{t('sets.made')}</th>
            <th scope="col">{t('sets.decided')}</th>
          </tr>
        </thead>
        <tbody>
          {sets.map((set) => (
            <tr key={set.id} data-row>
              <th scope="row">
                <Link className="id" to={`/muutokset/${set.id}`}>
                  {set.id}
                </Link>
              </th>
              <td>
                <SetState state={set.state} />
              </td>
              <td>
                {set.title}
                {set.inverseOf !== null && <small> {t('sets.undoes', { id: set.inverseOf })}</small>}
              </td>
              <td className="r num">{set.counts.changed}</td>
              <td>{set.author.name ?? t('set.somebody')}</td>
              <td>
                <When at={set.createdAt} />
              </td>
              <td>{set.decider ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
