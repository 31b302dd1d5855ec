import { Form } from 'react-router';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/contract-prices.ts';
import fi from '#web/messages/admin/fi/contract-prices.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';

/** Puts a pasted table or a CSV file into the list. */
export function ImportForm({ version, typed = '' }: { version: number; typed?: string | undefined }) {
  const t = useTexts(fi, en);
  return (
    <Form method="post" encType="multipart/form-data" className="sec form">
      <h2>{t('contracts.import')}</h2>
      <input type="hidden" name="version" value={version} />
      <Field label={t('contracts.importText')} hint={t('contracts.importHint')}>
        {(control) => <textarea {...control} className="in" name="rows" rows={5} defaultValue={typed} />}
      </Field>
      <Field label={t('contracts.file')}>
        {(control) => <input {...control} className="in" type="file" name="file" accept=".csv,.txt,.tsv" />}
      </Field>
      <label className="check">
        <input className="box" type="checkbox" name="replaces" />
        <span>{t('contracts.replaces')}</span>
      </label>
      <Button type="submit" name="intent" value="import">
        {t('contracts.importRows')}
      </Button>
    </Form>
  );
}
