import { data, Form, Link } from 'react-router';
import type { PageBlanks } from '#backend/content/pages/staff/service.ts';
import type { Blank } from '#domain/content/pages/blanks.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { textsOf, useTexts } from '#web/admin/base/texts.tsx';
import { type Notice, useNotice } from '#web/admin/base/toasts/toasts.ts';
import en from '#web/messages/admin/en/page-blanks.ts';
import fi from '#web/messages/admin/fi/page-blanks.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Empty } from '#web/ui/admin/empty.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { pagePathOf } from '../page-state.tsx';
import type { Route } from './+types/route';
import styles from './blanks.module.css';
import { FIELD, readFills, textName } from './read-fills.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  return { pages: await shop.pages.blanks(actor) };
}

type Answer = { notice: Notice | null; failed: { path: string; reason: string }[]; typed: Record<string, string> };

const CONFLICT = 409;

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor, locale } = staffOf(context);
  const t = textsOf(locale, fi, en);
  const form = await request.formData();
  const failed: Answer['failed'] = [];
  let [published, kept] = [0, 0];
  for (const { texts, ...page } of readFills(form)) {
    const filled = await shop.pages.fillBlanks(actor, page, texts);
    if (!filled.ok) failed.push({ path: page.path, reason: t(`fail.${filled.reason}`) });
    else if (filled.value.isPublished) published++;
    else kept++;
  }
  const done = [
    published > 0 && t('done.published', { count: published }),
    kept > 0 && t('done.kept', { count: kept }),
  ];
  const message = done.filter(Boolean).join(' ');
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const answer: Answer = { notice: message ? { message } : null, failed, typed: failed.length > 0 ? typed : {} };
  return data(answer, failed.length > 0 ? { status: CONFLICT } : undefined);
}

/** What model pages leave open, in one form (admin-page-9). */
export default function Blanks({ loaderData: { pages }, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const last = useLast(actionData);
  const answer = isRefused(last) ? null : last;
  useLive(['content']);
  useNotice(answer?.notice ?? null);
  const draft = useDraft('page-blanks');
  return (
    <>
      <PageBar title={t('title')} back={{ to: '/sivut', text: t('back') }} />
      <main id="sisalto">
        {answer?.failed.map(({ path, reason }) => (
          <Note key={path} tone="bad">
            {path}: {reason}
          </Note>
        ))}
        {pages.length === 0 ? (
          <Empty icon="panels-top-left" title={t('none')} />
        ) : (
          <Form method="post" ref={draft}>
            <p className={`sec ${styles.about}`}>{t('about')}</p>
            {pages.map((page) => (
              <PageSection key={`${page.kind} ${page.path}`} page={page} typed={answer?.typed ?? {}} />
            ))}
            <p className="sec">
              <Button type="submit" look="primary" shortcut="Control+S">
                {t('act.save')}
              </Button>
            </p>
          </Form>
        )}
      </main>
    </>
  );
}

type Typed = Record<string, string>;

function PageSection({ page, typed }: { page: PageBlanks; typed: Typed }) {
  const t = useTexts(fi, en);
  const id = `${page.kind}-${page.path}`;
  return (
    <section className="sec" aria-labelledby={id}>
      <h2 id={id}>
        <Link to={pagePathOf(page)}>{page.title}</Link>
      </h2>
      {page.isDraft && <p className="hint">{t('draft')}</p>}
      <div className={styles.languages}>
        {page.texts.map(({ locale, version, blanks }) => {
          const name = textName(locale, page);
          if (blanks.length === 0) return null;
          return (
            <fieldset key={locale} lang={locale} className={styles.language}>
              <legend className="label">{t(`lang.${locale}`)}</legend>
              <input type="hidden" name={FIELD.version(name)} value={version} />
              {blanks.map((blank, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: blanks have no other identity than their place
                <BlankField key={at} blank={blank} text={name} at={at} typed={typed} />
              ))}
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}

const LONG = 60;
/** The end of a sentence, from a whole word on. */
const ending = (text: string) => (text.length > LONG ? `… ${text.slice(-LONG).replace(/^\S*\s/, '')}` : text);
const beginning = (text: string) => (text.length > LONG ? `${text.slice(0, LONG).replace(/\s\S*$/, '')} …` : text);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function BlankField({ blank, text, at, typed }: { blank: Blank; text: string; at: number; typed: Typed }) {
  const t = useTexts(fi, en);
  const { prompt, before, after, isAlone } = blank;
  const name = FIELD.fill(text, at);
  return (
    <>
      <Field
        label={capital(prompt)}
        hint={
          !isAlone && (
            <>
              {ending(before)} <b>…</b> {beginning(after)}
            </>
          )
        }
      >
        {(control) => <textarea {...control} className="ta" name={name} rows={2} defaultValue={typed[name]} />}
      </Field>
      {isAlone && (
        <label className="check">
          <input className="box" type="checkbox" name={FIELD.without(text, at)} value="1" />
          <span>{t('without')}</span>
        </label>
      )}
    </>
  );
}
