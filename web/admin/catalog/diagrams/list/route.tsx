import { Link } from 'react-router';
import { localize } from '#domain/base/locale.ts';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { listRequest } from '#web/admin/base/list-request.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { ListFrame } from '#web/admin/base/pieces/list-frame.tsx';
import { ListTable } from '#web/admin/base/pieces/list-table.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/diagrams.ts';
import fi from '#web/messages/admin/fi/diagrams.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { DrawingState } from '../drawing-state.tsx';
import type { Route } from './+types/route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  return {
    drawings: await shop.staffDiagrams.list(actor, listRequest(url).text),
    mayEdit: mayTry(actor, 'products.edit'),
  };
}

export default function Drawings({ loaderData: { drawings, mayEdit } }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  useLive(['diagram']);
  return (
    <>
      <PageBar title={t('diagrams.title')}>
        {mayEdit && (
          <ButtonLink to="/kuvastot/uusi" look="primary" icon="plus" shortcut="N">
            {t('diagrams.new')}
          </ButtonLink>
        )}
      </PageBar>
      <main id="sisalto">
        <ListFrame
          searchLabel={t('diagrams.search')}
          icon="image"
          empty={t('diagrams.none')}
          isEmpty={drawings.length === 0}
          next={null}
        >
          <ListTable
            columns={[
              t('diagrams.drawing'),
              t('diagrams.make'),
              t('diagrams.model'),
              { right: t('diagrams.parts') },
              t('diagrams.state'),
            ]}
          >
            {drawings.map(({ slug, make, model, name, parts, state }) => (
              <tr key={slug} data-row="">
                <th scope="row">
                  <Link to={`/kuvastot/${slug}`}>{localize(name, locale).text}</Link>
                </th>
                <td>{make}</td>
                <td>{model}</td>
                <td className="r num">{parts}</td>
                <td>
                  <DrawingState state={state} />
                </td>
              </tr>
            ))}
          </ListTable>
        </ListFrame>
      </main>
    </>
  );
}
