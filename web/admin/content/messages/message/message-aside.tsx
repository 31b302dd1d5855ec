import { Form, Link } from 'react-router';
import type { StaffMessage } from '#backend/content/contact/service.ts';
import { AssigneeForm } from '#web/admin/base/pieces/assignee-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import listsEn from '#web/messages/admin/en/lists.ts';
import en from '#web/messages/admin/en/messages.ts';
import lists from '#web/messages/admin/fi/lists.ts';
import fi from '#web/messages/admin/fi/messages.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import type { MessageAnswer } from './act.ts';

type Props = { message: StaffMessage; people: { id: string; name: string }[]; answer: MessageAnswer };

/** Beside a message: who handles it, which order it is about, and closing it. */
export function MessageAside({ message, people, answer }: Props) {
  const t = useTexts(fi, en);
  const tl = useTexts(lists, listsEn);
  const orderError =
    answer.failed === 'unknown_order' ? t('messages.unknown_order', { number: answer.order ?? '' }) : null;
  return (
    <aside className="aside">
      <section className="sec">
        <AssigneeForm people={people} assignee={message.assigneeId} />
      </section>
      <section className="sec">
        {message.order && <Link to={`/tilaukset/${message.order}`}>{message.order}</Link>}
        <Form method="post" className="form">
          <Field label={t('messages.order')} error={orderError}>
            {(control) => (
              <input {...control} className="in" name="order" defaultValue={answer.order ?? message.order ?? ''} />
            )}
          </Field>
          <Button type="submit" name="intent" value="order" small>
            {tl('lists.save')}
          </Button>
        </Form>
      </section>
      <section className="sec">
        <Form method="post">
          <input type="hidden" name="intent" value="state" />
          <Button type="submit" name="state" value={message.state === 'open' ? 'closed' : 'open'} small>
            {t(message.state === 'open' ? 'messages.close' : 'messages.reopen')}
          </Button>
        </Form>
      </section>
    </aside>
  );
}
