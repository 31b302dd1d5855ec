import { Form } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/lists.ts';
import fi from '#web/messages/admin/fi/lists.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';

type Props = { people: { id: string; name: string }[]; assignee: string | null };

/** Who handles a thing, to be changed: posts `assignee` with the intent `assign` to the page's action. */
export function AssigneeForm({ people, assignee }: Props) {
  const t = useTexts(fi, en);
  return (
    <Form method="post" className="beside">
      <Field label={t('lists.assignee')}>
        {(control) => (
          // the key shows a colleague's change
          <select {...control} className="sel" name="assignee" key={assignee} defaultValue={assignee ?? ''}>
            <option value="">{t('lists.nobody')}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" name="intent" value="assign">
        {t('lists.save')}
      </Button>
    </Form>
  );
}
