import type { AccountErrorKey } from '#domain/base/contact-details/account-errors.ts';
import type texts from '#web/messages/fi/account.ts';
import type { MessageKey } from '#web/messages/i18n.tsx';

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
