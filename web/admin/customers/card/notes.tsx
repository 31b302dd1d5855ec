import { Form } from 'react-router';
import type { CustomerNote } from '#backend/customers/accounts/service.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { timeText } from '#web/admin/base/pieces/when.tsx';
import { useLocale, useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/customers.ts';
import listsEn from '#web/messages/admin/en/lists.ts';
import fi from '#web/messages/admin/fi/customers.ts';
import lists from '#web/messages/admin/fi/lists.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { CardAnswer } from './act.ts';

type Props = { customer: string; notes: CustomerNote[]; answer: CardAnswer; formKey: string };

/** What staff know about a customer; each note is a form of its own. */
export function Notes({ customer, notes, answer, formKey }: Props) {
  const t = useTexts(fi, en);
  const isNew = answer.noteId === '';
  const draft = useDraft(`customer-note:${customer}:${notes.length}`);
  return (
    <section className="sec">
      <h2>{t('customers.notes')}</h2>
      <p className="sub">{t('customers.noteHint')}</p>
      {notes.map((note) => (
        <NoteForm key={`${note.id} ${note.version}`} note={note} answer={answer.noteId === note.id ? answer : null} />
      ))}
      <Form method="post" className="form" ref={draft} key={`new ${notes.length}`}>
        <input type="hidden" name="key" value={formKey} />
        <Field label={t('customers.note')}>
          {(control) => (
            <textarea {...control} className="ta" name="body" rows={3} defaultValue={isNew ? answer.body : ''} />
          )}
        </Field>
        <Button type="submit" name="intent" value="note" small>
          {t('customers.noteAdd')}
        </Button>
      </Form>
    </section>
  );
}

function NoteForm({ note, answer }: { note: CustomerNote; answer: CardAnswer | null }) {
  const t = useTexts(fi, en);
  const tl = useTexts(lists, listsEn);
  const locale = useLocale();
  const by = note.author ?? t('customers.shop');
  const theirs = answer?.conflict;
  const draft = useDraft(`customer-note:${note.id}:${note.version}`);
  return (
    <Form method="post" className="form" ref={draft}>
      {theirs && (
        <>
          <Note tone="warn">{t('customers.conflict', { name: theirs.author ?? t('customers.shop') })}</Note>
          <dl className="dl">
            <dt>{t('customers.base')}</dt>
            <dd>{answer.base}</dd>
            <dt>{t('customers.theirs')}</dt>
            <dd>{theirs.body}</dd>
            <dt>{t('customers.mine')}</dt>
            <dd>{answer.body}</dd>
          </dl>
        </>
      )}
      <input type="hidden" name="note" value={note.id} />
      <input type="hidden" name="version" value={note.version} />
      <input type="hidden" name="base" value={note.body} />
      <Field
        label={t('customers.noteBy', { name: by, time: timeText(note.updatedAt, locale) })}
        hint={t('customers.noteEmpty')}
      >
        {(control) => (
          <textarea {...control} className="ta" name="body" rows={3} defaultValue={answer?.body ?? note.body} />
        )}
      </Field>
      <Button type="submit" name="intent" value="note" small>
        {tl('lists.save')}
      </Button>
    </Form>
  );
}
