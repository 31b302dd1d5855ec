import { Form } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/customers.ts';
import fi from '#web/messages/admin/fi/customers.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';

/** A customer's requests about own data: the file, and the deletion of the account. */
export function OwnData({ id, may }: { id: string; may: { export: boolean; delete: boolean } }) {
  const t = useTexts(fi, en);
  if (!may.export && !may.delete) return null;
  return (
    <section className="sec">
      <h2>{t('customers.ownData')}</h2>
      {may.export && (
        <form method="post" action={`/asiakkaat/${encodeURIComponent(id)}/tiedot.json`}>
          <Button type="submit" small icon="download">
            {t('customers.export')}
          </Button>
        </form>
      )}
      {may.delete && (
        <Form method="post" className="form">
          <Field label={t('customers.deleteReason')} hint={t('customers.deleteText')}>
            {(control) => <input {...control} className="in" name="reason" required />}
          </Field>
          <Button type="submit" name="intent" value="delete" look="danger-line" small>
            {t('customers.deleteButton')}
          </Button>
        </Form>
      )}
    </section>
  );
}
