import type { AccountErrorKey } from '#domain/base/contact-details/account-errors.ts';
import type texts from '#web/messages/fi/account.ts';
import type { MessageKey, T } from '#web/messages/i18n.tsx';

export type AccountText = keyof typeof texts | AccountErrorKey;

/** Problem of a field; `field` is the control's name. */
export type FormProblem = { field: string; message: MessageKey | AccountErrorKey };

/** State of a form that was rejected or waits for a mail. */
export type FormAnswer = {
  /** Name of the form on the page. */
  form: string;
  problems: FormProblem[];
  /** As typed; never a password. */
  values: Record<string, string>;
  /** Different for every response, so that a second try shows its errors anew. */
  at: number;
  /** Accepted: address to which the confirmation mail went. */
  sentTo?: string;
};

const SECRET = /password/i;

/** Text values of a form without passwords and files. */
export function typedValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === 'string' && !SECRET.test(name) && name !== 'form') values[name] = value;
  return values;
}

/** A text field of a form; '' when missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** State of a rejected form. */
export function refused(form: FormData, problems: readonly { field: string; message: string }[]): FormAnswer {
  return {
    form: textOf(form, 'form'),
    problems: problems.map(({ field, message }) => ({ field, message: message as MessageKey })),
    values: typedValues(form),
    at: Date.now(),
  };
}

/** Message of a field's problem; that of an empty field names the field. */
export const problemText = (t: T, { field, message }: FormProblem): string =>
  t(message === 'account.error.required' ? `account.error.required.${field as 'email'}` : (message as 'account.title'));

/** The same with the field's label, for the error summary. */
export const labelledProblemText = (t: T, problem: FormProblem, label: string): string => {
  const message = problemText(t, problem);
  return problem.message === 'account.error.required' ? message : t('account.error.of', { label, message });
};
