import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import {
  LONGEST_QUESTION,
  type QuestionField,
  type QuestionProblems,
  questionFields,
} from '#domain/catalog/questions/question.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { links } from '#web/storefront/base/links.ts';
import { PRIVACY } from '#web/storefront/base/service-links.ts';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { formShown } from '#web/storefront/customers/sign-in/form/patience.ts';
import { Banner } from '#web/ui/banner/banner.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { TextArea, TextField } from '#web/ui/text-field/text-field.tsx';

/** The form as typed. `formKey` makes one question of a form sent twice, `stamp` holds the time it was opened. */
export type AskValues = Record<QuestionField, string> & { formKey: string; stamp: string; website: string };

/** Why a question was not taken, with what was typed. */
export type AskAnswer = {
  at: number;
  values: AskValues;
  problems: QuestionProblems;
  failure: 'again' | 'limited' | null;
};

/** The form of a question. Works without JavaScript. */
export function AskForm({ given, answer }: { given: AskValues; answer: AskAnswer | undefined }) {
  const { t, locale } = useI18n();
  const isHydrated = useHydrated();
  const isSending = useNavigation().state !== 'idle';
  const { values, problems, failure, at } = answer ?? { values: given, problems: {}, failure: null, at: 0 };
  useEffect(() => formShown(values.stamp), [values.stamp]);
  const errorOf = (field: QuestionField) => {
    const problem = problems[field];
    if (problem === 'required') return t(`questions.error.required.${field}`);
    return problem && t(`questions.error.${problem}`, { max: LONGEST_QUESTION[field] });
  };
  const errors = questionFields.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ id: field, message }] : [];
  });
  const field = (name: QuestionField) => ({
    id: name,
    name,
    label: t(`questions.field.${name}`),
    defaultValue: values[name],
    error: errorOf(name),
    maxLength: LONGEST_QUESTION[name],
  });
  return (
    <Form method="post" className="form-col" noValidate={isHydrated} key={at}>
      <ErrorSummary errors={errors} />
      {failure && (
        <Banner kind="bad" live>
          {t(`questions.failure.${failure}`)}
        </Banner>
      )}
      <TextArea {...field('question')} rows={4} required />
      <TextField {...field('name')} hint={t('questions.hint.name')} autoComplete="given-name" required />
      <TextField {...field('email')} type="email" hint={t('questions.hint.email')} autoComplete="email" required />
      <div className="sr" aria-hidden="true">
        <label>
          {t('questions.website')}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue={values.website} />
        </label>
      </div>
      <input type="hidden" name="formKey" value={values.formKey} />
      <input type="hidden" name="stamp" value={values.stamp} />
      <p className="small muted">
        <TextLink to={links(locale).content(PRIVACY)}>{t('questions.privacy')}</TextLink>
      </p>
      <Button type="submit" busy={isSending}>
        {t('questions.send')}
      </Button>
    </Form>
  );
}
