import { useState } from 'react';
import { data, Form } from 'react-router';
import { mayTry } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/diagrams.ts';
import fi from '#web/messages/admin/fi/diagrams.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { DrawingState } from '../drawing-state.tsx';
import type { Route } from './+types/route';
import { act } from './act.ts';
import { Answer } from './answer.tsx';
import styles from './drawing.module.css';
import { Editor } from './editor.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const drawing = await shop.staffDiagrams.open(actor, params.slug);
  if (!drawing) throw data(null, { status: 404 });
  return { drawing, mayEdit: mayTry(actor, 'products.edit'), shopUrl: shop.baseUrl };
}

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  act(staffOf(context), params.slug, await request.formData());

export default function Drawing({ loaderData, actionData }: Route.ComponentProps) {
  const { drawing, mayEdit, shopUrl } = loaderData;
  const { slug, fields, isDraft, isPublished } = drawing;
  const t = useTexts(fi, en);
  const locale = useLocale();
  const result = useLast(actionData);
  useLive([`diagram:${slug}`]);
  const [isDirty, setIsDirty] = useState(false);
  const [shown, setShown] = useState(drawing);
  const [seen, setSeen] = useState(actionData);
  const isSaved = actionData !== undefined && actionData !== seen && 'done' in actionData;
  // a colleague's save does not touch what is being typed here; one's own begins anew
  if (drawing !== shown && (!isDirty || isSaved)) {
    setShown(drawing);
    setSeen(actionData);
    setIsDirty(false);
  }
  const typed = result && 'typed' in result ? result.typed : null;
  const state = isDraft ? (isPublished ? 'changed' : 'draft') : 'published';
  const canPublishOver = result && 'error' in result && result.canPublishOver;
  return (
    <>
      <PageBar
        title={(locale === 'en' && fields.nameEn) || fields.nameFi}
        back={{ to: '/kuvastot', text: t('diagrams.title') }}
        beside={<DrawingState state={state} pill />}
      >
        {mayEdit && (
          <Button type="submit" form="drawing" name="intent" value="save" look="primary" shortcut="Control+S">
            {t('diagrams.save')}
          </Button>
        )}
      </PageBar>
      <main id="sisalto">
        <div className="split">
          <div>
            {(result || (isDirty && drawing.version !== shown.version)) && (
              <section className="sec">
                <Answer of={result} />
                {isDirty && drawing.version !== shown.version && (
                  <Note tone="info">{t('diagrams.changedMeanwhile')}</Note>
                )}
              </section>
            )}
            <Editor
              key={`${shown.version} ${shown.isDraft} ${typed ? JSON.stringify(typed.rows).length : ''}`}
              drawing={shown}
              typed={typed}
              mayEdit={mayEdit}
              onDirty={setIsDirty}
            />
          </div>
          <aside className="aside">
            <section className="sec">
              <p className="muted">
                {fields.make} {fields.model}
              </p>
              {isPublished && (
                <p>
                  <a href={`${shopUrl}/varaosakuvat/${slug}`} target="_blank" rel="noreferrer">
                    {t('diagrams.inShop')}
                  </a>
                </p>
              )}
              {mayEdit && isDraft && (
                <Form method="post" className={styles.buttons}>
                  <input type="hidden" name="version" value={drawing.version} />
                  {canPublishOver && <input type="hidden" name="over" value="1" />}
                  <Button type="submit" name="intent" value="publish" disabled={isDirty} shortcut="P">
                    {t(canPublishOver ? 'diagrams.publishOver' : 'diagrams.publish')}
                  </Button>
                  <Button type="submit" name="intent" value="discard" look="danger-line">
                    {t('diagrams.discard')}
                  </Button>
                </Form>
              )}
            </section>
            {mayEdit && (
              <Form method="post" encType="multipart/form-data" className="sec form">
                <Field label={t('diagrams.file')}>
                  {(control) => (
                    <input {...control} className="in" type="file" name="file" accept=".svg,image/*" required />
                  )}
                </Field>
                <p>
                  <Button type="submit" name="intent" value="replace">
                    {t('diagrams.replace')}
                  </Button>
                </p>
              </Form>
            )}
          </aside>
        </div>
      </main>
    </>
  );
}
