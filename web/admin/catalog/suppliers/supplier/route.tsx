import { useEffect, useState } from 'react';
import { data, Link, useFetcher } from 'react-router';
import type { ImportRunRow } from '#backend/catalog/imports/service.ts';
import type { SupplierChange } from '#backend/catalog/suppliers/service.ts';
import type { FieldClash } from '#domain/base/merge-edits.ts';
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
import { mergeForm, type SupplierForm } from './form-texts.ts';
import { RulesForm } from './rules-form.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { type Clashed, SupplierConflict } from './supplier-conflict.tsx';

const INVALID = 422;
const CONFLICT = 409;
const REFUSED = 403;

type Answer = { done?: true; error?: SupplierError | 'secret' | 'unknown'; refused?: unknown; conflict?: Clashed };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const supplier = await shop.suppliers.one(actor, rowNumber(params.id) ?? 0);
  if (!supplier) throw data(null, { status: 404 });
  const { runs } = await shop.imports.list(actor, { supplierId: supplier.id });
  return { supplier, runs };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { shop, actor, locale } = staffOf(context);
  const form = await request.formData();
  const id = rowNumber(params.id) ?? 0;
  const which = form.get('intent') === 'schedule' ? 'schedule' : 'rules';
  // who may not see it is refused before the form is judged
  await shop.suppliers.one(actor, id);

  async function save(sent: FormData, version: number) {
    if (which === 'rules') {
      const read = readRules(sent);
      return read.ok ? orRefused(() => shop.suppliers.save(actor, id, version, read.value)) : read;
    }
    const read = readSchedule(sent);
    if (!read.ok) return read;
    const secret = String(sent.get('secret') ?? '') || null;
    return orRefused(() => shop.suppliers.schedule(actor, id, version, read.value, secret));
  }

  let sent = form;
  for (let version = Number(form.get('version')); ; ) {
    const saved = await save(sent, version);
    if ('refused' in saved) return data<Answer>(saved, REFUSED);
    if (saved.ok) return { done: true } satisfies Answer;
    if ('error' in saved) return data<Answer>({ error: saved.error }, INVALID);
    if (saved.reason === 'secret') return data<Answer>({ error: 'secret' }, INVALID);
    const stored = await shop.suppliers.one(actor, id);
    if (saved.reason !== 'changed' || !saved.details || !stored) return data<Answer>({ error: 'unknown' }, CONFLICT);
    const { merged, clashes } = mergeForm(which, form, stored, locale);
    const change = { ...saved.details, version: stored.version };
    if (clashes.length > 0) return data<Answer>({ conflict: conflictOf(which, change, clashes, merged) }, CONFLICT);
    sent = merged;
    version = stored.version;
  }
}

/** The clashes with the rest of the form, where a colleague's other changes stay; a secret is not sent back. */
function conflictOf(which: SupplierForm, change: SupplierChange, clashes: FieldClash[], merged: FormData): Clashed {
  const names = new Set(['version', 'intent', 'secret', ...clashes.flatMap(({ field }) => [field, `base.${field}`])]);
  const rest = [...merged].flatMap(([name, value]): [string, string][] =>
    names.has(name) || typeof value !== 'string' ? [] : [[name, value]],
  );
  return { which, ...change, clashes, rest };
}

/** The supplier as its forms were opened: a colleague's save reloads the page, and what is typed here stays. */
function useOpened<S>(supplier: S, { state, data: said }: { state: string; data: Answer | undefined }): S {
  const [opened, setOpened] = useState({ supplier, said });
  useEffect(() => {
    if (state === 'idle' && said !== opened.said && (said?.done || said?.conflict)) setOpened({ supplier, said });
  }, [state, said, supplier, opened.said]);
  return opened.supplier;
}

export default function SupplierPage({ loaderData, actionData }: Route.ComponentProps) {
  const { supplier, runs } = loaderData;
  const t = useTexts(fi, en);
  const ti = useTexts(importsFi, importsEn);
  const fetcher = useFetcher<Answer>();
  const stepUp = useStepUp(fetcher);
  const said: Answer = fetcher.data ?? actionData ?? {};
  const opened = useOpened(supplier, fetcher);
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
              {said.conflict && <SupplierConflict conflict={said.conflict} fetcher={fetcher} />}
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
            <RulesForm supplier={opened} fetcher={fetcher} />
            <ScheduleForm supplier={opened} fetcher={fetcher} />
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
