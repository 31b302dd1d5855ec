import { data, useFetcher } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { ConflictForm } from '#web/admin/base/pieces/conflict-form.tsx';
import { EditFormState } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { RefusedNote } from '#web/admin/base/pieces/refused-note.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { useNotice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/newsletter.ts';
import fi from '#web/messages/admin/fi/newsletter.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { LetterStateMark } from '../letter-state.tsx';
import type { Route } from './+types/route';
import { act, type LetterAnswer } from './act.ts';
import styles from './letter.module.css';
import { AddParts, LetterFigures, LetterHistory, LetterSteps, SendParts } from './letter-aside.tsx';
import { LetterFields } from './letter-fields.tsx';
import { MailPreview } from './mail-preview.tsx';
import { problemText } from './problem-text.ts';

const SHOWN_ARTICLES = 30;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const open = await shop.newsletter.staff.open(actor, params.id);
  if (!open) throw data(null, { status: 404 });
  const articles = await shop.content.articles('fi', SHOWN_ARTICLES);
  return { open, articles: articles.map(({ path, title }) => ({ path, title })) };
}

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  act(staffOf(context), params.id, await request.formData());

const FORM = 'letter';

export default function LetterPage({ loaderData: { open, articles }, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const { stored, figures, readers, changes } = open;
  const { id, state, version, fields } = stored;
  const fetcher = useFetcher<typeof act>();
  const finding = useFetcher<typeof act>();
  const stepUp = useStepUp(fetcher);
  const last = useLast(fetcher.data ?? actionData);
  const answer: LetterAnswer | null = last && !isRefused(last) ? last : null;
  const foundNow = useLast(finding.data ?? actionData);
  const found = foundNow && !isRefused(foundNow) && 'found' in foundNow ? (foundNow.found ?? null) : null;
  useLive([`letter:${id}`]);
  useNotice(answer && 'notice' in answer ? answer.notice : null);
  const draft = useDraft(`letter:${id}:${version}`);
  const refused = answer && 'failed' in answer ? answer : null;
  const typed = answer && 'typed' in answer ? answer.typed : null;
  const problems = open.problems.map((problem) => ({ field: problem.field, reason: problemText(t, problem) }));
  const isDraft = state === 'draft';
  const conflict = answer && 'clashes' in answer ? answer : null;
  return (
    <>
      <PageBar
        title={id}
        back={{ to: '/uutiskirjeet', text: t('letters.title') }}
        beside={<LetterStateMark state={state} pill />}
      >
        {isDraft && !conflict && (
          <>
            <Button type="submit" form={FORM} shortcut="Control+S">
              {t('act.save')}
            </Button>
            <Button type="submit" form={FORM} name="intent" value="send" look="primary" icon="send">
              {t('act.send')}
            </Button>
          </>
        )}
      </PageBar>
      <main id="sisalto">
        {stepUp}
        <RefusedNote answer={actionData} />
        {refused && <Note tone="bad">{t(`fail.${refused.failed}`)}</Note>}
        {state === 'scheduled' && stored.sendAt && (
          <Note>
            {t('note.scheduled')} <When at={stored.sendAt} />
          </Note>
        )}
        {conflict ? (
          <LetterConflict conflict={conflict} form={fetcher.Form} />
        ) : (
          <div className="split">
            <div>
              <EditFormState
                value={{ fields, typed: typed && Object.fromEntries(typed), problems: isDraft ? problems : [] }}
              >
                <fetcher.Form id={FORM} method="post" key={version} ref={draft} className={styles.form}>
                  {/* the key Enter presses this one, not a button that sends something */}
                  <button type="submit" className="sr" tabIndex={-1} aria-hidden="true" name="do" value="save" />
                  <fieldset disabled={!isDraft} className={styles.fieldset}>
                    <LetterFields />
                  </fieldset>
                </fetcher.Form>
              </EditFormState>
              <MailPreview id={id} version={version} isBroken={problems.length > 0} />
            </div>
            <aside className="aside">
              {figures && <LetterFigures figures={figures} />}
              {isDraft && <AddParts form={FORM} articles={articles} found={found} fetcher={finding} />}
              {isDraft && (
                <SendParts
                  form={FORM}
                  readers={readers}
                  hasEnglish={Boolean(fields['en.subject'] || fields['en.body'])}
                />
              )}
              <LetterSteps state={state} version={version} fetcher={fetcher} />
              <LetterHistory changes={changes} />
            </aside>
          </div>
        )}
      </main>
    </>
  );
}

type Conflict = Extract<LetterAnswer, { clashes: unknown }>;

/** Fields that two people changed; the rest of the form comes along. */
function LetterConflict({
  conflict: { version, clashes, typed },
  form,
}: {
  conflict: Conflict;
  form: ReturnType<typeof useFetcher>['Form'];
}) {
  const t = useTexts(fi, en);
  const own = new Set(clashes.flatMap(({ field }) => [`f.${field}`, `base.${field}`]));
  const rest = typed.filter(([name]) => (name.startsWith('f.') || name.startsWith('base.')) && !own.has(name));
  const rows = clashes.map((clash) => {
    const [language, name] = clash.field.split('.');
    const label = t(name === 'body' ? 'field.body' : name === 'preview' ? 'field.preview' : 'field.subject');
    return {
      ...clash,
      name: `f.${clash.field}`,
      at: clash.at && new Date(clash.at),
      label: `${label}, ${t(language === 'en' ? 'lang.en' : 'lang.fi')}`,
    };
  });
  return (
    <ConflictForm version={version} rows={rows} form={form}>
      {rest.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </ConflictForm>
  );
}
