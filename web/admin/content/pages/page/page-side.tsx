import { Form, Link } from 'react-router';
import type { OpenPage } from '#backend/content/pages/staff/service.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { previewPath } from '#web/admin/base/preview-path.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { problemText } from './problem-text.ts';
import { Versions } from './versions.tsx';

/** What is to be fixed before publishing, and what else can be done with a page. */
export function PageSide({ page }: { page: OpenPage }) {
  const t = useTexts(fi, en);
  const isDraft = page.texts.some((text) => text.isDraft);
  return (
    <>
      <section className="sec">
        <div className="sec-h">
          <h2>{t('part.problems')}</h2>
        </div>
        {page.problems.length === 0 ? (
          <Note tone="ok">{t('part.noProblems')}</Note>
        ) : (
          <Note tone="warn">
            <ul>
              {page.problems.map((problem) => (
                <li key={`${problem.locale} ${problem.block} ${problem.field} ${problem.reason}`}>
                  {t(`lang.${problem.locale}`)}: {problemText(t, problem)}
                </li>
              ))}
            </ul>
          </Note>
        )}
      </section>
      <section className="sec form">
        <div className="sec-h">
          <h2>{t('part.publishing')}</h2>
        </div>
        <p className="hint">{t('publish.days')}</p>
        {isDraft && <Schedule page={page} />}
        <Form method="post" className="btns">
          <Button type="submit" name="intent" value="share" icon="link">
            {t('act.share')}
          </Button>
          {isDraft && (
            <Button type="submit" name="intent" value="discard">
              {t('act.discard')}
            </Button>
          )}
          {page.texts.length > 0 && (
            <Button type="submit" name="intent" value="archive" look="danger-line">
              {t('act.archive')}
            </Button>
          )}
        </Form>
      </section>
      {page.texts.length > 0 && (
        <section className="sec">
          <div className="sec-h">
            <h2>{t('part.address')}</h2>
          </div>
          <Form method="post" className="form">
            <input type="hidden" name="intent" value="move" />
            <Field label={t('new.path')} hint={t('address.hint')}>
              {(control) => (
                <input {...control} className="in" name="to" defaultValue={page.path} maxLength={200} required />
              )}
            </Field>
            <p>
              <Button type="submit">{t('act.move')}</Button>
            </p>
          </Form>
        </section>
      )}
      <Versions versions={page.versions} />
    </>
  );
}

function Schedule({ page }: { page: OpenPage }) {
  const t = useTexts(fi, en);
  const planned = page.texts.find(({ publishAt }) => publishAt !== null);
  return (
    <Form method="post" className="form">
      {planned?.publishAt && (
        <p>
          {t('publish.at')} <When at={planned.publishAt} />{' '}
          <Link to={previewPath(planned.publishAt, page.address)}>{t('publish.look')}</Link>{' '}
          <Button type="submit" small name="intent" value="unschedule" formNoValidate>
            {t('act.unschedule')}
          </Button>
        </p>
      )}
      {planned?.publishProblem && (
        <Note tone="bad">
          {t('publish.stopped', { reason: problemText(t, { field: '', reason: planned.publishProblem }) })}
        </Note>
      )}
      <Field label={t('publish.day')} inRow>
        {(control) => <input {...control} className="in" type="date" name="day" required />}
      </Field>
      <Field label={t('publish.time')} inRow>
        {(control) => <input {...control} className="in" type="time" name="time" />}
      </Field>
      <p>
        <Button type="submit" name="intent" value="schedule" icon="calendar-clock">
          {t('act.schedule')}
        </Button>
      </p>
    </Form>
  );
}
