import { useMemo } from 'react';
import { Form, redirect, useFetcher } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { RefusedNote } from '#web/admin/base/pieces/refused-note.tsx';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { useNotice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/change-sets.ts';
import fi from '#web/messages/admin/fi/change-sets.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { SetState } from '../set-state.tsx';
import type { Route } from './+types/route';
import { act, type SetAnswer } from './act.ts';
import { Notes, People, Sums } from './facts.tsx';
import { type LoadedSet, loadSet } from './load-set.ts';
import { MoreRows, RowTable } from './rows.tsx';
import styles from './set.module.css';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  return loadSet(shop, actor, params.id, url.searchParams);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const answer = await act({ ...staffOf(context), id: Number(params.id), form: await request.formData() });
  if ('goTo' in answer && answer.goTo) throw redirect(answer.goTo);
  return answer;
}

const NO_ANSWER: SetAnswer = {};

export default function ChangeSetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { set, filter, page, problems, moves } = loaderData;
  const t = useTexts(fi, en);
  const fetcher = useFetcher<SetAnswer>();
  const stepUp = useStepUp(fetcher);
  const answer: SetAnswer = fetcher.data ?? actionData ?? NO_ANSWER;
  useLive([`change-set:${set.id}`]);
  // one notice for each answer, whatever renders again
  useNotice(useMemo(() => noticeOf(answer, t), [answer, t]));
  const mayResolve = moves.includes('resolve');
  const hasMargin = loaderData.mayReadCosts && set.parts.includes('prices');
  return (
    <>
      <PageBar
        title={t('sets.one', { id: set.id })}
        back={{ to: '/muutokset', text: t('sets.title') }}
        beside={<SetState state={set.state} pill />}
      >
        <fetcher.Form method="post" className="btns">
          <input type="hidden" name="seenVersion" value={set.version} />
          <Moves moves={moves} problems={set.counts.problems} />
        </fetcher.Form>
      </PageBar>
      <main id="sisalto">
        <section className="sec">
          <h2>{set.title}</h2>
          <People set={set} />
          <RefusedNote answer={answer} />
          {stepUp}
          {answer.failed && <Note tone="bad">{t(`set.error.${answer.failed}`)}</Note>}
          <Notes set={set} isWide={loaderData.isWide} />
        </section>
        {problems.length > 0 && <Problems rows={problems} mayResolve={mayResolve} hasMargin={hasMargin} />}
        <Sums set={set} filter={filter} />
        {page.rows.length === 0 ? (
          <Empty icon="list-filter" title={t('set.empty')} />
        ) : (
          <Form method="post" preventScrollReset className={`tbox ${styles.rows}`}>
            <input type="hidden" name="intent" value="resolve" />
            <RowTable rows={page.rows} mayResolve={mayResolve} hasMargin={hasMargin} />
          </Form>
        )}
        <MoreRows next={page.next} filter={filter} isFirst={(page.rows[0]?.n ?? 1) <= 1} />
      </main>
    </>
  );
}

const looks = {
  check: { icon: 'rotate-cw' },
  refuse: { icon: 'x' },
  propose: { icon: 'send' },
  undo: { icon: 'undo-2' },
  recall: { icon: 'undo-2', look: 'primary', shortcut: 'Control+Z' },
  approve: { icon: 'check', look: 'primary', shortcut: 'Control+Enter' },
} as const;

/** The buttons of what this person may do with the set now. */
function Moves({ moves, problems }: Pick<LoadedSet, 'moves'> & { problems: number }) {
  const t = useTexts(fi, en);
  const shown = (['check', 'refuse', 'propose', 'undo', 'recall', 'approve'] as const).filter((move) =>
    moves.includes(move),
  );
  return shown.map((move) => (
    <Button
      key={move}
      type="submit"
      name="intent"
      value={move}
      {...looks[move]}
      disabled={problems > 0 && (move === 'approve' || move === 'propose')}
      aria-label={move === 'check' ? t('set.check') : undefined}
    >
      {/* the icon alone leaves room for the name of the set */}
      {move === 'check' ? undefined : t(`set.${move}`)}
    </Button>
  ));
}

type ProblemProps = { rows: LoadedSet['problems']; mayResolve: boolean; hasMargin: boolean };

/** Rows that must be decided before the set can be applied. */
function Problems({ rows, mayResolve, hasMargin }: ProblemProps) {
  const t = useTexts(fi, en);
  return (
    <section className="sec" aria-labelledby="problems">
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="resolve" />
        <div className="sec-h">
          <h2 id="problems">{t('set.problemsTitle')}</h2>
          {mayResolve && (
            <span className="btns push">
              <Button type="submit" small name="skip" value="all">
                {t('set.skipAll')}
              </Button>
              <Button type="submit" small name="mine" value="all">
                {t('set.mineAll')}
              </Button>
            </span>
          )}
        </div>
        <div className="tbox">
          <RowTable rows={rows} mayResolve={mayResolve} hasMargin={hasMargin} />
        </div>
      </Form>
    </section>
  );
}

/** The toast of what an action did. */
function noticeOf({ done, left = 0, undo }: SetAnswer, t: ReturnType<typeof useTexts<typeof fi>>) {
  if (!done || done === 'resolve') return null;
  const message = done === 'recall' && left > 0 ? t('set.done.recallLeft', { count: left }) : t(`set.done.${done}`);
  return { message, ...(undo && { undo }) };
}
