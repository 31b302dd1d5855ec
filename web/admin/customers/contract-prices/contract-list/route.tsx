import { data, redirect } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { RefusedNote } from '#web/admin/base/pieces/refused-note.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/contract-prices.ts';
import fi from '#web/messages/admin/fi/contract-prices.ts';
import type { Route } from './+types/route';
import { act } from './act.ts';
import { Companies } from './companies.tsx';
import { DetailsConflict } from './details-conflict.tsx';
import { DetailsForm } from './details-form.tsx';
import { ImportForm } from './import-form.tsx';
import { Outcome } from './outcome.tsx';
import { RowForm } from './row-form.tsx';
import { Rows } from './rows.tsx';

/** Rows on the page at once. */
const SHOWN = 200;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const found = await shop.contractPrices.staff.one(actor, params.id);
  if (!found) throw data(null, { status: 404 });
  const text = url.searchParams.get('q')?.trim().slice(0, 100).toLowerCase() ?? '';
  const rows = found.rows.filter(({ target }) => target.toLowerCase().includes(text));
  const edited = url.searchParams.get('rivi');
  return {
    ...found,
    rows: rows.slice(0, SHOWN),
    found: rows.length,
    text,
    edited: found.rows.find((row) => `${row.kind} ${row.target} ${row.from}` === edited) ?? null,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const answer = await act(staffOf(context), params.id, await request.formData());
  if (answer === 'removed') throw redirect('/sopimushinnat');
  return data(answer.told, answer.status);
}

export default function ContractListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, companies, mayEdit, found, text, edited } = loaderData;
  const t = useTexts(fi, en);
  const last = useLast(actionData);
  const told = last && 'done' in last ? last : last && 'failed' in last ? last : null;
  useLive([`contract-list:${list.id}`]);
  return (
    <>
      <PageBar title={list.name} back={{ to: '/sopimushinnat', text: t('contracts.title') }} />
      <main id="sisalto">
        <RefusedNote answer={actionData} />
        {told && <Outcome told={told} />}
        {last && 'conflict' in last && <DetailsConflict conflict={last.conflict} />}
        <div className="split late">
          <div>
            <Rows rows={rows} found={found} text={text} mayEdit={mayEdit} />
            <Companies companies={companies} />
          </div>
          {mayEdit && (
            <aside className="aside">
              <RowForm key={JSON.stringify(edited)} edited={edited} typed={told && 'row' in told ? told.row : null} />
              <ImportForm version={list.version} typed={told && 'text' in told ? told.text : ''} />
              <DetailsForm key={list.version} list={list} />
            </aside>
          )}
        </div>
      </main>
    </>
  );
}
