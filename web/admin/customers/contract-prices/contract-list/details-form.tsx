import { Form } from 'react-router';
import type { ContractList } from '#backend/customers/contract-prices/service.ts';
import { useDraft } from '#web/admin/base/drafts/use-draft.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/contract-prices.ts';
import fi from '#web/messages/admin/fi/contract-prices.ts';
import { Button } from '#web/ui/admin/button.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import { detailTexts } from './detail-texts.ts';

/** Name, days, and whether prices of skus are fixed; and the way to delete the list. */
export function DetailsForm({ list }: { list: ContractList }) {
  const t = useTexts(fi, en);
  const texts = detailTexts(list);
  return (
    <Form method="post" className="sec form" ref={useDraft(`contract-list:${list.id}:${list.version}`)}>
      <h2>{t('contracts.details')}</h2>
      <input type="hidden" name="version" value={list.version} />
      {Object.entries(texts).map(([field, value]) => (
        <input key={field} type="hidden" name={`base.${field}`} value={value} />
      ))}
      <Field label={t('contracts.name')}>
        {(control) => (
          <input {...control} className="in" name="name" required maxLength={100} defaultValue={texts.name} />
        )}
      </Field>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t(`contracts.${name}`)}>
          {(control) => <input {...control} className="in" type="date" name={name} defaultValue={texts[name]} />}
        </Field>
      ))}
      <label className="check">
        <input className="box" type="checkbox" name="isFixed" defaultChecked={list.isFixed} />
        <span>{t('contracts.isFixed')}</span>
      </label>
      <p className="btns">
        <Button type="submit" name="intent" value="details" look="primary">
          {t('contracts.save')}
        </Button>
        <Button type="submit" name="intent" value="remove" look="danger-line" formNoValidate>
          {t('contracts.remove')}
        </Button>
      </p>
    </Form>
  );
}
