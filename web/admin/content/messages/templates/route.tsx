import { data, Form, redirect } from 'react-router';
import type { ReplyTemplate } from '#backend/content/contact/service.ts';
import { templateKinds } from '#domain/content/contact/contact-state.ts';
import { authorise } from '#domain/staff/actor.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import listsEn from '#web/messages/admin/en/lists.ts';
import en from '#web/messages/admin/en/messages.ts';
import lists from '#web/messages/admin/fi/lists.ts';
import fi from '#web/messages/admin/fi/messages.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { Route } from './+types/route';

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  authorise(actor, 'messages.answer', { subject: 'templates' });
  const { templates } = shop.contact;
  return { templates: [...(await templates.list('message')), ...(await templates.list('quote'))] };
}

type Typed = { id: string; name: string; body: string };
type Answer = { typed: Typed; failed: 'invalid' | 'unknown' | 'conflict'; theirs: ReplyTemplate | null };

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, actor } = staffOf(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const typed = { id: text('id'), name: text('name'), body: text('body') };
  const kind = templateKinds.find((one) => one === form.get('kind')) ?? 'message';
  const locale = form.get('locale') === 'en' ? 'en' : 'fi';
  const { templates } = shop.contact;
  const saved = typed.id
    ? await templates.save(actor, typed.id, { ...typed, version: Number(form.get('version')) })
    : await templates.add(actor, { kind, locale, name: typed.name, body: typed.body });
  if (saved.ok) throw redirect('/viestit/pohjat');
  const theirs = saved.reason === 'conflict' ? (saved.details ?? null) : null;
  return data<Answer>({ typed, failed: saved.reason, theirs }, saved.reason === 'conflict' ? 409 : 400);
}

export default function Templates({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(fi, en);
  const last = useLast(actionData);
  useLive(['template']);
  return (
    <>
      <PageBar title={t('messages.templates')} back={{ to: '/viestit', text: t('messages.title') }} />
      <main id="sisalto">
        {loaderData.templates.map((template) => (
          <TemplateForm
            key={`${template.id} ${template.version}`}
            template={template}
            answer={last}
            count={loaderData.templates.length}
          />
        ))}
        <TemplateForm
          key={`new ${loaderData.templates.length}`}
          template={null}
          answer={last}
          count={loaderData.templates.length}
        />
      </main>
    </>
  );
}

type FormProps = { template: ReplyTemplate | null; answer: Answer | null; count: number };

function TemplateForm({ template, answer, count }: FormProps) {
  const t = useTexts(fi, en);
  const tl = useTexts(lists, listsEn);
  const own = answer && answer.typed.id === (template?.id ?? '') ? answer : null;
  const shown = own?.typed ?? template;
  const draft = useDraft(template ? `template:${template.id}:${template.version}` : `template:new:${count}`);
  return (
    <Form method="post" className="sec form" ref={draft}>
      <h2>
        {template
          ? `${t(`messages.templateKind.${template.kind}`)}, ${tl(`lists.locale.${template.locale}`)}`
          : t('messages.templateAdd')}
      </h2>
      {own?.theirs && <Note tone="warn">{t('messages.templateConflict', { body: own.theirs.body })}</Note>}
      {own?.failed === 'invalid' && <Note tone="bad">{t('messages.templateInvalid')}</Note>}
      {own?.failed === 'unknown' && <Note tone="bad">{t('messages.failed')}</Note>}
      <input type="hidden" name="id" value={template?.id ?? ''} />
      <input type="hidden" name="version" value={own?.theirs?.version ?? template?.version ?? ''} />
      {!template && (
        <p className="beside">
          <select className="sel" name="kind" aria-label={t('messages.templateKind')}>
            {templateKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`messages.templateKind.${kind}`)}
              </option>
            ))}
          </select>
          <select className="sel" name="locale" aria-label={tl('lists.locale')}>
            <option value="fi">{tl('lists.locale.fi')}</option>
            <option value="en">{tl('lists.locale.en')}</option>
          </select>
        </p>
      )}
      <Field label={t('messages.templateName')}>
        {(control) => <input {...control} className="in" name="name" defaultValue={shown?.name} />}
      </Field>
      <Field label={t('messages.templateBody', { place: '{nimi}' })}>
        {(control) => <textarea {...control} className="ta" name="body" rows={4} defaultValue={shown?.body} />}
      </Field>
      <p>
        <Button type="submit" small>
          {template ? tl('lists.save') : t('messages.templateAdd')}
        </Button>
      </p>
    </Form>
  );
}
