import { data, Form, redirect } from 'react-router';
import { isOneOf } from '#domain/base/records.ts';
import { slugOf } from '#domain/base/slug.ts';
import { contentKinds } from '#domain/content/pages/content-kind.ts';
import { authorise } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/pages.ts';
import fi from '#web/messages/admin/fi/pages.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { pagePathOf } from '../page-state.tsx';
import type { Route } from './+types/route';

export function loader({ context }: Route.LoaderArgs) {
  authorise(staffOf(context).actor, 'content.edit');
  return null;
}

type Failed = 'invalid' | 'taken' | 'no_title';

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const [kind, title] = [text('kind'), text('title')];
  const typed = { kind: isOneOf(contentKinds, kind) ? kind : 'article', title, path: text('path') };
  const made = await shop.pages.create(actor, { kind: typed.kind, path: typed.path || slugOf(title) }, title);
  if (made.ok) throw redirect(`${pagePathOf(made.value)}?done=create`);
  const failed = made.reason === 'taken' || made.reason === 'no_title' ? made.reason : 'invalid';
  return data<{ failed: Failed; typed: typeof typed }>({ failed, typed }, { status: 422 });
}

export default function NewPage({ actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const answer = isRefused(actionData) ? undefined : actionData;
  const wrongIn = (field: 'title' | 'path') =>
    answer && (answer.failed === 'no_title') === (field === 'title') ? t(`fail.${answer.failed}`) : null;
  return (
    <>
      <PageBar title={t('new.title')} back={{ to: '/sivut', text: t('pages.title') }} />
      <main id="sisalto">
        <Form method="post" className="sec form" ref={useDraft('page:new')}>
          <Field label={t('new.kind')}>
            {(control) => (
              <select {...control} className="sel" name="kind" defaultValue={answer?.typed.kind ?? 'article'}>
                {contentKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`kind.${kind}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t('new.name')} error={wrongIn('title')}>
            {(control) => (
              <input
                {...control}
                className="in"
                name="title"
                defaultValue={answer?.typed.title}
                maxLength={200}
                required
              />
            )}
          </Field>
          <Field label={t('new.path')} hint={t('new.pathHint')} error={wrongIn('path')}>
            {(control) => (
              <input {...control} className="in" name="path" defaultValue={answer?.typed.path} maxLength={200} />
            )}
          </Field>
          <p>
            <Button type="submit" look="primary" shortcut="Control+Enter">
              {t('new.create')}
            </Button>
          </p>
        </Form>
      </main>
    </>
  );
}
