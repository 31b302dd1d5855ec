import { createContext, type FormEvent, type ReactNode, use, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { ButtonLook } from '#web/ui/button/button-class.ts';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import type { FormAnswer, FormProblem } from './form-answer.ts';
import { labelledProblemText, typedValues } from './form-answer.ts';

export type Labels = Readonly<Record<string, string>>;

type FormState = {
  name: string;
  labels: Labels;
  values: Readonly<Record<string, string>>;
  problems: readonly FormProblem[];
};

const FormContext = createContext<FormState | null>(null);

/** State of the surrounding form. */
export function useAccountForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('a field outside of an AccountForm');
  return form;
}

type Props = {
  /** Name of the form in the hidden field `form`, and id prefix of its controls. */
  name: string;
  /** Labels of the fields in order, also for the error summary. */
  labels: Labels;
  /** Initial values of the fields. */
  values?: Readonly<Record<string, string>>;
  answer: FormAnswer | undefined;
  /** Path of the action with the section's hash, so that without JavaScript the response opens at the form. */
  action: string;
  /** Domain validation, run before sending too. */
  check?: (typed: Record<string, string>) => readonly { field: string; message: string }[];
  /** Sends the form as a full page load: for forms that end the session, to clear the account's data from memory. */
  reloadDocument?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A form of the account pages. With JavaScript it is validated before sending; without, the response shows the errors.
 * Either way the error summary takes the focus and the values stay.
 */
export function AccountForm({ name, labels, values = {}, answer, action, check, className, children, ...rest }: Props) {
  const { t } = useI18n();
  const hydrated = useHydrated();
  const [early, setEarly] = useState<FormAnswer | null>(null);
  const sent = answer?.form === name ? answer : null;
  const latest = (early?.at ?? 0) > (sent?.at ?? 0) ? early : sent;
  const problems = latest?.problems ?? [];

  const judge = (event: FormEvent<HTMLFormElement>) => {
    const typed = typedValues(new FormData(event.currentTarget));
    const found = check?.(typed) ?? [];
    if (found.length === 0) return;
    event.preventDefault();
    setEarly({ form: name, problems: found as FormProblem[], values: typed, at: Date.now() });
  };

  const errors = Object.keys(labels).flatMap((field) =>
    problems
      .filter((problem) => problem.field === field)
      .map((problem) => ({
        id: `${name}-${field}`,
        message: labelledProblemText(t, problem, labels[field] ?? ''),
      })),
  );
  return (
    <FormContext value={{ name, labels, values: sent ? sent.values : values, problems }}>
      <Form
        {...rest}
        method="post"
        action={action}
        noValidate={hydrated}
        preventScrollReset
        className={className ?? 'form-col'}
        onSubmit={judge}
      >
        <input type="hidden" name="form" value={name} />
        <ErrorSummary key={latest?.at ?? 0} errors={errors} />
        {children}
      </Form>
    </FormContext>
  );
}

type SubmitProps = { look?: ButtonLook; children: ReactNode };

/** Submit button; busy while the form is being sent. */
export function Submit({ look = 'primary', children }: SubmitProps) {
  const { name } = useAccountForm();
  const { formData } = useNavigation();
  return (
    <Button type="submit" look={look} busy={formData?.get('form') === name}>
      {children}
    </Button>
  );
}
