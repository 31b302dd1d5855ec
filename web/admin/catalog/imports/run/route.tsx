import { Form, Link, useFetcher } from 'react-router';
import { isWholeSet } from '#domain/catalog/imports/import-run.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { RefusedNote } from '#web/admin/base/pieces/refused-note.tsx';
import { timeText } from '#web/admin/base/pieces/when.tsx';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/imports.ts';
import fi from '#web/messages/admin/fi/imports.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { RunState } from '../run-state.tsx';
import type { Route } from './+types/route';
import { act, type RunAnswer } from './act.ts';
import { ApplySection } from './apply-section.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { Failure, FileFacts, Steps } from './file-facts.tsx';
import { type LoadedRun, loadRun } from './load-run.ts';
import { PreviewCounts, PreviewRows } from './preview-section.tsx';
import { ProblemsSection } from './problems-section.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  return loadRun(shop, actor, params.id, url.searchParams);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return act({ ...staffOf(context), id: Number(params.id), form: await request.formData() });
}

const open = ['checked', 'unreadable'];

export default function ImportRun({ loaderData, actionData }: Route.ComponentProps) {
  const { run } = loaderData;
  const t = useTexts(fi, en);
  const fetcher = useFetcher<RunAnswer>();
  const stepUp = useStepUp(fetcher);
  const answer: RunAnswer = fetcher.data ?? actionData ?? {};
  useLive([`import:${run.id}`]);
  const isOpen = open.includes(run.state);
  return (
    <>
      <PageBar
        title={t('imports.one', { id: run.id })}
        back={{ to: '/tuonti', text: t('imports.title') }}
        beside={<RunState state={run.state} pill />}
      >
        <Form method="post" className="btns">
          {isOpen && (
            <Button type="submit" name="intent" value="drop" icon="x">
              {t('run.drop')}
            </Button>
          )}
        </Form>
      </PageBar>
      <main id="sisalto">
        <Steps run={run} />
        <div className="split late">
          <div>
            <section className="sec">
              <FileFacts run={run} />
              <RefusedNote answer={fetcher.state === 'idle' ? answer : null} />
              {stepUp}
              {answer.failed && <Note tone="bad">{t(`run.error.${answer.failed}`)}</Note>}
              <Failure run={run} />
              <Outcome {...loaderData} />
            </section>
            <PreviewCounts {...loaderData} />
            <ProblemsSection {...loaderData} mayFix={isOpen} />
            <PreviewRows {...loaderData} />
          </div>
          <aside className="aside">
            {run.state === 'checked' && <ApplySection run={run} fetcher={fetcher} />}
            {loaderData.mayUndo && (
              <section className="sec">
                <fetcher.Form method="post">
                  <Button type="submit" name="intent" value="undo" icon="undo-2">
                    {t('run.undo')}
                  </Button>
                </fetcher.Form>
                <p className="hint">{t('run.wayBack.kept')}</p>
              </section>
            )}
            {isOpen && <ColumnsForm {...loaderData} isWhole={isWholeSet(run.kind)} />}
          </aside>
        </div>
      </main>
    </>
  );
}

/** What became of the file: progress while it is read, then who brought it into the shop, and what stayed. */
function Outcome({ run }: LoadedRun) {
  const t = useTexts(fi, en);
  const locale = useLocale();
  const { state, progress, appliedAt, decider, counts, changeSetId, undoneBy, undoes } = run;
  if (state === 'checking' || state === 'applying')
    return (
      <p role="status">
        {progress && progress.done > 0
          ? t('run.progress', { done: progress.done.toLocaleString(locale) })
          : t('run.waiting')}{' '}
        <progress value={progress?.total ? progress.done : undefined} max={progress?.total || undefined} />
      </p>
    );
  return (
    <>
      {appliedAt && (
        <p className="sub">
          {t('run.appliedBy', { name: decider ?? t('run.somebody'), at: timeText(appliedAt, locale) })}
        </p>
      )}
      {undoes !== null && (
        <p>
          <Link to={`/tuonti/${undoes}`}>{t('imports.undoes', { id: undoes })}</Link>
        </p>
      )}
      {counts.left > 0 && <Note tone="warn">{t('run.left', { count: counts.left })}</Note>}
      {undoneBy !== null && (
        <p>
          <Link to={`/tuonti/${undoneBy}`}>{t('run.undoneBy', { id: undoneBy })}</Link>
        </p>
      )}
      {changeSetId !== null && (
        <p>
          <Link to={`/muutokset/${changeSetId}`}>{t('run.openSet', { id: changeSetId })}</Link>
        </p>
      )}
    </>
  );
}
