import { Link, useSearchParams } from 'react-router';
import type { ImportRunRow } from '#backend/catalog/imports/service.ts';
import { rowNumber } from '#domain/base/row-number.ts';
import { changesOf } from '#domain/catalog/imports/import-run.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/imports.ts';
import fi from '#web/messages/admin/fi/imports.ts';
import { ButtonLink } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { ScrollTable } from '#web/ui/admin/scroll-table.tsx';
import { RunState } from '../run-state.tsx';
import { UploadForm, uploadProblem } from '../upload-form.tsx';
import type { Route } from './+types/route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const page = await shop.imports.list(actor, { after: rowNumber(url.searchParams.get('after')) });
  return { ...page, suppliers: await shop.imports.suppliers(actor) };
}

export default function Imports({ loaderData }: Route.ComponentProps) {
  const { runs, next, suppliers } = loaderData;
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  useLive(['import']);
  return (
    <>
      <PageBar title={t('imports.title')}>
        <ButtonLink to="/toimittajat" icon="truck">
          {t('imports.suppliers')}
        </ButtonLink>
      </PageBar>
      <main id="sisalto">
        <section className="sec">
          <UploadForm hint={t('imports.dropHint')} refused={uploadProblem(params.get('virhe'))} takesDrops>
            <h2>{t('imports.drop')}</h2>
            {suppliers.length > 0 && (
              <label className="label">
                {t('imports.supplier')}
                <select className="sel" name="supplier">
                  <option value="">{t('imports.noSupplier')}</option>
                  {suppliers.map(({ id, name, number }) => (
                    <option key={id} value={id}>{`${name} (${number})`}</option>
                  ))}
                </select>
              </label>
            )}
          </UploadForm>
        </section>
        <section className="sec">
          <h2>{t('imports.history')}</h2>
        </section>
        {runs.length === 0 ? <Empty icon="history" title={t('imports.none')} /> : <RunTable runs={runs} />}
        {(next || params.has('after')) && (
          <p className="tfoot">
            {params.has('after') && <Link to="/tuonti">{t('imports.first')}</Link>}
            {next && (
              <Link className="btn btn-s btn-line push" to={`?after=${next}`}>
                {t('imports.older')}
              </Link>
            )}
          </p>
        )}
      </main>
    </>
  );
}

function RunTable({ runs }: { runs: ImportRunRow[] }) {
  const t = useTexts(fi, en);
  const heads = (['file', 'state', 'kind', 'changes', 'author', 'made'] as const).map((head) => t(`imports.${head}`));
  return (
    <ScrollTable label={t('imports.history')} heads={heads}>
      {runs.map((run) => (
        <tr key={run.id} data-row>
          <th scope="row">
            <Link className="id" to={`/tuonti/${run.id}`}>
              {run.fileName}
            </Link>
            {run.undoes !== null && <small> {t('imports.undoes', { id: run.undoes })}</small>}
          </th>
          <td>
            <RunState state={run.state} />
          </td>
          <td>{run.supplier ?? t(`kind.${run.kind}`)}</td>
          <td className="num">{changesOf(run.counts)}</td>
          <td>{run.author.name ?? '–'}</td>
          <td>
            <When at={run.createdAt} />
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}
