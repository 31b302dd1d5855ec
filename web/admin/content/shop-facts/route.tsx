import { Form } from 'react-router';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { EditConflict } from '#web/admin/base/pieces/edit/edit-conflict.tsx';
import { EditFormState } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import { useNotice } from '#web/admin/base/toasts/toasts.ts';
import { Button, ButtonLink } from '#web/ui/admin/button.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { classes } from '#web/ui/classes.ts';
import type { Route } from './+types/route';
import { act } from './act.ts';
import { History } from './history.tsx';
import { loadSettings, type SettingsPage } from './load.ts';
import { MailPreview } from './mail-preview.tsx';
import { Preview } from './preview.tsx';
import { SectionNav } from './section-nav.tsx';
import { SettingFields } from './setting-fields.tsx';
import styles from './shop-facts.module.css';
import { en, fi, fieldLabel, mailProblem, sectionName, textOf } from './texts.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => loadSettings(staffOf(context), params.section);

export async function action({ context, params, request }: Route.ActionArgs) {
  return act(staffOf(context), params.section ?? 'company', await request.formData());
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const { sections, open, may, page } = loaderData;
  const last = useLast(actionData);
  const answer = isRefused(last) ? null : last;
  useLive(['setting']);
  useNotice(actionData && 'notice' in actionData ? actionData.notice : null);
  return (
    <>
      <PageBar title={t('title')}>
        <ButtonLink icon="calendar-clock" to={`/esikatselu?${new URLSearchParams({ sivu: new URL(page).pathname })}`}>
          {t('act.atDate')}
        </ButtonLink>
        <a className="btn" href={page} target="_blank" rel="noreferrer">
          {t('act.view')}
        </a>
      </PageBar>
      <main id="sisalto" className={styles.page}>
        <SectionNav sections={sections} open={open} />
        {answer && 'failed' in answer && <Note tone="bad">{t(`fail.${answer.failed}`)}</Note>}
        <div className="split late">
          <div className="sec">
            <h2 className={styles.title}>{sectionName(t, open)}</h2>
            <p className="hint">{textOf(t, `about.${open.kind}`)}</p>
            {answer && 'clashes' in answer ? (
              <EditConflict {...answer} labelOf={(field) => fieldLabel(t, open, field)} />
            ) : (
              <SectionForm key={`${open.id} ${open.version}`} open={open} may={may} typed={typedOf(answer)} />
            )}
          </div>
          <aside className="aside">
            <History open={open} may={may} />
          </aside>
        </div>
      </main>
    </>
  );
}

/** What was typed and is not saved: it is refused, or its changes are shown. */
type Typed = Extract<Awaited<ReturnType<typeof act>>['data'], { problems: unknown } | { preview: unknown }>;
const typedOf = (answer: Awaited<ReturnType<typeof act>>['data'] | null): Typed | null =>
  answer && ('problems' in answer || 'preview' in answer) ? answer : null;

type FormProps = { open: SettingsPage['open']; may: boolean; typed: Typed | null };

function SectionForm({ open, may, typed }: FormProps) {
  const t = useTexts(fi, en);
  // as a document, so that its buttons can also show the mails in their frame
  const Posted = open.hasMails ? 'form' : Form;
  const draft = useDraft(`settings:${open.id}:${open.version}`);
  const fields = Object.fromEntries(open.fields.map(({ name, value }) => [name, value]));
  const typedIn = new Map(typed?.typed);
  const problems = (typed && 'problems' in typed ? typed.problems : []).map(({ field, kind, line }) => {
    const text =
      kind === 'mail' ? mailProblem(t, open, field, typedIn.get(`f.${field}`)) : textOf(t, `problem.${kind}`);
    return { field, reason: line === null ? text : t('problem.line', { line: line + 1, text }) };
  });
  return (
    <EditFormState value={{ fields, typed: typed && Object.fromEntries(typed.typed), problems }}>
      <Posted
        method="post"
        ref={draft}
        encType={
          open.fields.some(({ kind }) => kind === 'picture' || kind === 'photo') ? 'multipart/form-data' : undefined
        }
        {...(open.hasMails ? {} : { preventScrollReset: true })}
      >
        <fieldset disabled={!may} className={classes('form', styles.form, open.hasMails && styles.pairs)}>
          <SettingFields open={open} />
        </fieldset>
        {typed && 'preview' in typed && <Preview open={open} changes={typed.preview} />}
        {may && (
          <p className="btns">
            <Button type="submit" look="primary" shortcut="Control+S">
              {t('act.save')}
            </Button>
            <Button type="submit" name="intent" value="preview">
              {t('act.preview')}
            </Button>
          </p>
        )}
        {open.hasMails && may && <MailPreview id={open.id} />}
      </Posted>
    </EditFormState>
  );
}
