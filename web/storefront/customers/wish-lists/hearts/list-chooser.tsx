import { type FormEvent, useId, useState } from 'react';
import type { WishListChoice } from '#backend/customers/wish-lists/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import { checkListName } from '#domain/customers/wish-lists/list-name.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { nameProblemText } from '../acts/outcome-text.ts';
import styles from './list-chooser.module.css';
import { saveChoice } from './save-choice.ts';

type Props = {
  sku: Sku;
  lists: WishListChoice[];
  onClosed: () => void;
};

/** Checkboxes of the customer's lists, checked where the item is on it, and a field for a new list. */
export function ListChooser({ sku, lists, onClosed }: Props) {
  const { t, locale } = useI18n();
  const form = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const listIds = fields.getAll('list').map(String);
    const typed = String(fields.get('name') ?? '').trim();
    const name = typed ? checkListName(typed) : null;
    if (name && !name.ok) {
      setProblem(nameProblemText(name.reason, t));
      event.currentTarget.querySelector<HTMLInputElement>('[name=name]')?.focus();
      return;
    }
    // the page shows the change at once; the response is a toast
    onClosed();
    void saveChoice({ sku, lists, listIds, newList: name?.value, locale, t });
  };
  return (
    <Dialog
      open
      onClose={onClosed}
      title={t('wishes.choose')}
      actions={
        <>
          <Button type="submit" form={form}>
            {t('wishes.save')}
          </Button>
          <Button look="outline" onClick={onClosed}>
            {t('wishes.cancel')}
          </Button>
        </>
      }
    >
      <form id={form} className="stack-2" onSubmit={send}>
        <fieldset className={styles.boxes}>
          <legend className="muted">{t('wishes.chooseText')}</legend>
          {lists.map(({ id, name, count, has }) => (
            <Checkbox
              key={id}
              name="list"
              value={id}
              defaultChecked={has}
              label={
                <>
                  {name} <span className="small muted num">{t('wishes.count', { count })}</span>
                </>
              }
            />
          ))}
        </fieldset>
        <TextField name="name" label={t('wishes.chooseNew')} optional error={problem ?? undefined} autoComplete="off" />
      </form>
    </Dialog>
  );
}
