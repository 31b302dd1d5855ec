import { data, Link, useFetcher } from 'react-router';
import type { ImportRunRow } from '#backend/catalog/imports/service.ts';
import { rowNumber } from '#domain/base/row-number.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { RefusedNote } from '#web/admin/base/pieces/refused-note.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { orRefused } from '#web/admin/base/refused-form.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { RunState } from '#web/admin/catalog/imports/run-state.tsx';
import { UploadForm } from '#web/admin/catalog/imports/upload-form.tsx';
import importsEn from '#web/messages/admin/en/imports.ts';
import en from '#web/messages/admin/en/suppliers.ts';
import importsFi from '#web/messages/admin/fi/imports.ts';
import fi from '#web/messages/admin/fi/suppliers.ts';
import { Note } from '#web/ui/admin/note.tsx';
import { readRules, readSchedule, type SupplierError } from '../read-form.ts';
import type { Route } from './+types/route';
import { RulesForm } from './rules-form.tsx';
import { ScheduleForm } from './schedule-form.tsx';

const INVALID = 422;
const CONFLICT = 409;
const REFUSED = 403;

type Answer = { done?: true; error?: SupplierError | 'changed' | 'unknown'; refused?: unknown };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const supplier = await shop.suppliers.one(actor, rowNumber(params.id) ?? 0);
  if (!supplier) throw data(null, { status: 404 });
  const { runs } = await shop.imports.list(actor, { supplierId: supplier.id });
  return { supplier, runs };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const id = rowNumber(params.id) ?? 0;
  const version = Number(form.get('version'));
  // who may not see it is refused before the form is judged
  await shop.suppliers.one(actor, id);
  if (form.get('intent') === 'schedule') {
    const read = readSchedule(form);
    if (!read.ok) return data<Answer>({ error: read.error }, INVALID);
    const secret = String(form.get('secret') ?? '') || null;
    const saved = await orRefused(() => shop.suppliers.schedule(actor, id, version, read.value, secret));
    if ('refused' in saved) return data<Answer>(saved, REFUSED);
    return answer(saved);
  }
  const read = readRules(form);
  if (!read.ok) return data<Answer>({ error: read.error }, INVALID);
  return answer(await shop.suppliers.save(actor, id, version, read.value));
}

const answer = (saved: { ok: boolean; reason?: string }) =>
  saved.ok
    ? ({ done: true } satisfies Answer)
    : data<Answer>({ error: saved.reason === 'changed' ? 'changed' : 'unknown' }, CONFLICT);

export default function SupplierPage({ loaderData, actionData }: Route.ComponentProps) {
  const { supplier, runs } = loaderData;
  const t = useTexts(fi, en);
  const ti = useTexts(importsFi, importsEn);
  const fetcher = useFetcher<Answer>();
  const stepUp = useStepUp(fetcher);
  const said: Answer = fetcher.data ?? actionData ?? {};
  useLive(['import', `supplier:${supplier.id}`]);
  return (
    <>
      <PageBar title={supplier.name} back={{ to: '/toimittajat', text: t('suppliers.title') }} />
      <main id="sisalto">
        <div className="split late">
          <div>
            <section className="sec">
              <RefusedNote answer={said} />
              {stepUp}
              {said.error && <Note tone="bad">{t(`suppliers.error.${said.error}`)}</Note>}
              {said.done && <Note tone="ok">{t('suppliers.saved')}</Note>}
              <UploadForm hint={ti('imports.dropHint')} takesDrops>
                <h2>{t('suppliers.drop')}</h2>
                <input type="hidden" name="supplier" value={supplier.id} />
              </UploadForm>
            </section>
            <section className="sec">
              <h2>{t('suppliers.lists')}</h2>
              {runs.length === 0 ? <p className="muted">{t('suppliers.noLists')}</p> : <Runs runs={runs} />}
            </section>
          </div>
          <aside className="aside">
            <RulesForm supplier={supplier} fetcher={fetcher} />
            <ScheduleForm supplier={supplier} fetcher={fetcher} />
          </aside>
        </div>
      </main>
    </>
  );
}

function Runs({ runs }: { runs: ImportRunRow[] }) {
  return (
    <ul className="rows">
      {runs.map(({ id, fileName, state, createdAt }) => (
        <li key={id}>
          <Link to={`/tuonti/${id}`}>{fileName}</Link> <RunState state={state} />{' '}
          <span className="muted">
            <When at={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
