import { Form, useNavigation } from 'react-router';
import { LONGEST, type WithdrawalProblems, withdrawalFields } from '#domain/sales/returns/withdrawal-form.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { TextArea, TextField } from '#web/ui/text-field/text-field.tsx';
import type { WithdrawalValues } from './withdrawal-answer.ts';

type Props = { values: WithdrawalValues; problems: WithdrawalProblems; at: number };

/** The input: name, contract, and the address for the receipt. */
export function WriteStep({ values, problems, at }: Props) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const isSending = useNavigation().state !== 'idle';
  const errorOf = (field: keyof WithdrawalProblems) => {
    const problem = problems[field];
    if (problem === 'required') return t(`withdrawal.error.required.${field as 'name'}`);
    return problem && t(`withdrawal.error.${problem}`);
  };
  // the message of an empty field contains its name already
  const ofField = (field: keyof WithdrawalProblems, message: string) =>
    t('withdrawal.error.of', { label: t(`withdrawal.${field}`), message });
  const errors = withdrawalFields.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ id: field, message: problems[field] === 'required' ? message : ofField(field, message) }] : [];
  });
  const field = (name: keyof WithdrawalProblems) => ({
    id: name,
    name,
    label: t(`withdrawal.${name}`),
    defaultValue: values[name],
    error: errorOf(name),
    maxLength: LONGEST[name],
  });
  return (
    <>
      <p>{t('withdrawal.lead')}</p>
      <p className="muted">{t('withdrawal.exception')}</p>
      <Form method="post" className="form-col" noValidate={hydrated} key={at}>
        <ErrorSummary errors={errors} />
        <TextField {...field('name')} autoComplete="name" required />
        <TextField {...field('orderNumber')} hint={t('withdrawal.orderNumberHint')} autoComplete="off" required />
        <TextField {...field('email')} type="email" hint={t('withdrawal.emailHint')} autoComplete="email" required />
        <TextArea {...field('message')} hint={t('withdrawal.messageHint')} rows={3} optional />
        <div className="sr" aria-hidden="true">
          <label>
            {t('withdrawal.website')}
            <input name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue={values.website} />
          </label>
        </div>
        <input type="hidden" name="formKey" value={values.formKey} />
        <input type="hidden" name="stamp" value={values.stamp} />
        <Button type="submit" name="step" value="review" busy={isSending}>
          {t('withdrawal.review')}
        </Button>
      </Form>
    </>
  );
}
