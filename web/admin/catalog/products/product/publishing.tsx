import { Form } from 'react-router';
import type { OpenProduct } from '#backend/catalog/products/staff/service.ts';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/product.ts';
import fi from '#web/messages/admin/fi/product.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { problemText } from './problem-text.ts';

/** What a product lacks, and its ways into the shop and out of it. */
export function Publishing({ product, mainCategory }: { product: OpenProduct; mainCategory: string }) {
  const t = useTexts(fi, en);
  const { state, lacks, publishAt, problem } = product;
  return (
    <section className="sec form">
      <div className="sec-h">
        <h2>{t('part.publishing')}</h2>
      </div>
      {problem && (
        <Note tone="bad">
          <b>{t('failed.title')}</b> {problem}
        </Note>
      )}
      {state !== 'published' && (
        <>
          {lacks.length > 0 ? (
            <Note tone="warn">
              <b>{t('lacks.title')}</b>
              <ul>
                {lacks.map((lack) => (
                  <li key={lack.field}>{problemText(t, lack)}</li>
                ))}
              </ul>
            </Note>
          ) : (
            <Note tone="ok">{t('lacks.none')}</Note>
          )}
          <Form method="post">
            <Button type="submit" name="intent" value="publish" look="primary" disabled={lacks.length > 0}>
              {t('act.publish')}
            </Button>
          </Form>
        </>
      )}
      {state === 'draft' && lacks.length === 0 && (
        <Form method="post" className="form">
          {publishAt && (
            <p>
              <When at={publishAt} />{' '}
              <Button type="submit" name="intent" value="unschedule" small>
                {t('act.unschedule')}
              </Button>
            </p>
          )}
          <Field label={t('field.day')} inRow>
            {(control) => <input {...control} className="in" type="date" name="day" />}
          </Field>
          <Field label={t('field.time')} inRow>
            {(control) => <input {...control} className="in" type="time" name="time" />}
          </Field>
          <Button type="submit" name="intent" value="schedule">
            {t('act.schedule')}
          </Button>
        </Form>
      )}
      {state !== 'archived' && (
        <Form method="post" className="form">
          <Field label={t('field.archiveTo')} inRow>
            {(control) => (
              <input {...control} className="in" name="to" defaultValue={mainCategory && `/category/${mainCategory}`} />
            )}
          </Field>
          <span className="btns">
            <Button type="submit" name="intent" value="archive" look="danger-line">
              {t('act.archive')}
            </Button>
            {state === 'published' && (
              <Button type="submit" name="intent" value="draft">
                {t('act.draft')}
              </Button>
            )}
          </span>
        </Form>
      )}
      <Form method="post" className="form">
        <Field label={t('field.as')} inRow>
          {(control) => <input {...control} className="in" name="as" required maxLength={60} />}
        </Field>
        <Button type="submit" name="intent" value="duplicate" icon="copy">
          {t('act.duplicate')}
        </Button>
      </Form>
    </section>
  );
}
