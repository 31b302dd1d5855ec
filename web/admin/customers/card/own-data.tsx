import { useFetcher } from 'react-router';
import { useStepUp } from '#web/admin/base/step-up/use-step-up.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/customers.ts';
import fi from '#web/messages/admin/fi/customers.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { Note } from '#web/ui/admin/note.tsx';
import type { CardAnswer } from './act.ts';

type Props = { may: { export: boolean; delete: boolean }; answer: CardAnswer };

/** A customer's requests about own data: what the shop stores, and the deletion of the account. Both ask for a fresh factor. */
export function OwnData({ may, answer }: Props) {
  const t = useTexts(fi, en);
  const fetcher = useFetcher<CardAnswer>();
  const stepUp = useStepUp(fetcher);
  if (!may.export && !may.delete) return null;
  const { exported, failed } = fetcher.data ?? answer;
  return (
    <section className="sec">
      <h2>{t('customers.ownData')}</h2>
      {stepUp}
      {failed === 'reason' && <Note tone="bad">{t('customers.reason')}</Note>}
      {may.export && (
        <fetcher.Form method="post">
          <Button type="submit" name="intent" value="export" small icon="download">
            {t('customers.export')}
          </Button>
        </fetcher.Form>
      )}
      {exported && (
        <Field label={t('customers.exported')}>
          {(control) => <textarea {...control} className="ta" rows={12} readOnly value={exported} />}
        </Field>
      )}
      {may.delete && (
        <fetcher.Form method="post" className="form">
          <Field label={t('customers.deleteReason')} hint={t('customers.deleteText')}>
            {(control) => <input {...control} className="in" name="reason" required />}
          </Field>
          <Button type="submit" name="intent" value="delete" look="danger-line" small>
            {t('customers.deleteButton')}
          </Button>
        </fetcher.Form>
      )}
    </section>
  );
}
