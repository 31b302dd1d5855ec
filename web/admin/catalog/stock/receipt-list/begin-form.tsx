import { Form } from 'react-router';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/stock.ts';
import fi from '#web/messages/admin/fi/stock.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { ProblemNote } from '../problem.tsx';
import { StoreSelect } from '../store-select.tsx';

type Typed = { supplier: string; reference: string; expected: string; lines: string };
type Props = {
  store: string;
  stores: readonly { id: string; name: string }[];
  formKey: string;
  answer: { typed: Typed } | undefined;
};

/** Notes goods ordered from a supplier; lines are pasted from a sheet. */
export function BeginForm({ store, stores, formKey, answer }: Props) {
  const t = useTexts(fi, en);
  const typed = answer?.typed;
  return (
    <Form method="post" className="sec form" ref={useDraft('receipt')}>
      <h2>{t('stock.newReceipt')}</h2>
      <ProblemNote of={answer} />
      <input type="hidden" name="key" value={formKey} />
      <Field label={t('stock.supplier')}>
        {(control) => (
          <input {...control} className="in" name="supplier" defaultValue={typed?.supplier} required maxLength={100} />
        )}
      </Field>
      <Field label={t('stock.store')}>
        {(control) => <StoreSelect {...control} name="store" defaultValue={store} of={stores} />}
      </Field>
      <Field label={t('stock.reference')}>
        {(control) => (
          <input {...control} className="in" name="reference" defaultValue={typed?.reference} maxLength={100} />
        )}
      </Field>
      <Field label={t('stock.expectedOn')}>
        {(control) => <input {...control} className="in" type="date" name="expected" defaultValue={typed?.expected} />}
      </Field>
      <Field label={t('stock.lines')}>
        {(control) => (
          <textarea {...control} className="ta" name="lines" rows={6} defaultValue={typed?.lines} required />
        )}
      </Field>
      <p>
        <Button type="submit" look="primary">
          {t('stock.save')}
        </Button>
      </p>
    </Form>
  );
}
