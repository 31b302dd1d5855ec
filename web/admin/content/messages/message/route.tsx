import { data, Form, useSearchParams } from 'react-router';
import type { StaffMessage } from '#backend/content/contact/service.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { TemplatePicker } from '#web/admin/base/pieces/template-picker.tsx';
import { When } from '#web/admin/base/pieces/when.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/messages.ts';
import fi from '#web/messages/admin/fi/messages.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import { MessageState } from '../message-state.tsx';
import styles from '../messages.module.css';
import type { Route } from './+types/route';
import { act, type MessageAnswer } from './act.ts';
import { MessageAside } from './message-aside.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const message = await shop.contact.inbox.one(actor, params.number);
  if (!message) throw data(null, { status: 404 });
  const templates = message.mayAnswer ? await shop.contact.templates.list('message', message.locale) : [];
  const people = message.mayAnswer ? await shop.contact.inbox.answerers(actor) : [];
  return { message, templates: templates.map(({ id, name }) => ({ id, name })), people, formKey: crypto.randomUUID() };
}

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  act({ ...staffOf(context), number: params.number, form: await request.formData() });

export default function Message({ loaderData, actionData }: Route.ComponentProps) {
  const { message, people } = loaderData;
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  const last = useLast(actionData);
  const answer: MessageAnswer = last ?? {};
  useLive([`message:${message.number}`]);
  return (
    <>
      <PageBar
        title={message.number}
        back={{ to: '/viestit', text: t('messages.title') }}
        beside={<MessageState state={message.state} pill />}
      />
      <main id="sisalto">
        <div className="split">
          <div>
            <section className="sec">
              {params.has('lahetetty') && !last && <Note tone="ok">{t('messages.sent')}</Note>}
              <p>
                <b>{message.name}</b>{' '}
                <span className="sub">{[message.email, message.phone].filter(Boolean).join(', ')}</span>
              </p>
              <p className="sub">
                {t(`messages.kind.${message.kind}`)}
                {message.sku && ` ${message.sku}`}, <When at={message.createdAt} />
              </p>
              <p className={styles.said}>{message.message}</p>
            </section>
            <Replies replies={message.replies} />
            {message.mayAnswer && <AnswerForm {...loaderData} answer={answer} />}
          </div>
          {message.mayAnswer && <MessageAside message={message} people={people} answer={answer} />}
        </div>
      </main>
    </>
  );
}

function Replies({ replies }: Pick<StaffMessage, 'replies'>) {
  const t = useTexts(fi, en);
  return replies.map(({ id, author, body, at }) => (
    <section className="sec" key={id}>
      <p>
        <b>{author ?? t('messages.shop')}</b>{' '}
        <span className="sub">
          <When at={at} />
        </span>
      </p>
      <p className={styles.said}>{body}</p>
    </section>
  ));
}

type FormProps = Route.ComponentProps['loaderData'] & { answer: MessageAnswer };

function AnswerForm({ message, templates, formKey, answer }: FormProps) {
  const t = useTexts(fi, en);
  const { conflict, failed, body = '' } = answer;
  const theirs = conflict?.replies.at(-1)?.author;
  const draft = useDraft(`message:${message.number}:${message.replies.length}`);
  return (
    // what an answer brings along replaces the text of the field
    <Form method="post" className="sec form" ref={draft} key={`${message.version} ${body}`}>
      {conflict && (
        <Note tone="warn">{theirs ? t('messages.conflict', { name: theirs }) : t('messages.conflictChanged')}</Note>
      )}
      <input type="hidden" name="seenVersion" value={conflict?.version ?? message.version} />
      <input type="hidden" name="key" value={answer.key ?? formKey} />
      <Field
        label={t('messages.answer')}
        hint={t('messages.sendHint', { email: message.email })}
        error={failed === 'invalid' ? t('messages.invalid') : null}
      >
        {(control) => <textarea {...control} className="ta" name="body" rows={8} defaultValue={body} />}
      </Field>
      <TemplatePicker templates={templates} />
      <p>
        <Button type="submit" name="intent" value="answer" look="primary" icon="send" shortcut="Control+Enter">
          {t('messages.send')}
        </Button>
      </p>
    </Form>
  );
}
