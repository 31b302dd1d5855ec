import { createContext, type FormEvent, type ReactNode, use, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useI18n } from '#web/messages/i18n.tsx';
import { useHydrated } from '#web/storefront/base/use-hydrated.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { ButtonLook } from '#web/ui/button/button-class.ts';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import type { FormAnswer, FormProblem } from './form-answer.ts';
import { typedValues } from './form-answer.ts';
import { labelledProblemText } from './problem-text.ts';

export type Labels = Readonly<Record<string, string>>;

type FormState = {
  name: string;
  labels: Labels;
  values: Readonly<Record<string, string>>;
  problems: readonly FormProblem[];
};

const FormContext = createContext<FormState | null>(null);

/** The form around a field. */
export function useAccountForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('a field outside of an AccountForm');
  return form;
}

type Props = {
  /** Told to the action in the hidden field `form`, and the start of the controls' ids. */
  name: string;
  /** Labels of the fields in their order, for the fields and for the summary of what to mend. */
  labels: Labels;
  /** What the fields show at first. */
  values?: Readonly<Record<string, string>>;
  answer: FormAnswer | undefined;
  /** The action's path with the section's anchor: where no script runs, the answer opens at the form. */
  action: string;
  /** The rules of the domain, asked before sending too. */
  check?: (typed: Record<string, string>) => readonly { field: string; message: string }[];
  /** Sent as a document: for what ends the session, so that nothing of the account stays in the page's memory. */
  reloadDocument?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A form of the account's pages. Without script the browser sends it and the answer shows what to mend; with script the
 * same rules are asked before. Either way the summary takes the focus and what was typed stays.
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
        className={className ?? 'account-form'}
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

/** The form's button: busy while the form is on its way. */
export function Submit({ look = 'primary', children }: SubmitProps) {
  const { name } = useAccountForm();
  const { formData } = useNavigation();
  return (
    <Button type="submit" look={look} busy={formData?.get('form') === name}>
      {children}
    </Button>
  );
}
