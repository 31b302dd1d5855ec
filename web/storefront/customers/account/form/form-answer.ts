import type { AccountErrorKey } from '#domain/base/contact-details/account-errors.ts';
import type texts from '#web/messages/fi/account.ts';
import type { MessageKey } from '#web/messages/i18n.tsx';

export type AccountText = keyof typeof texts | AccountErrorKey;

/** What is wrong with one field; `field` is the control's name. */
export type FormProblem = { field: string; message: MessageKey | AccountErrorKey };

/** What a form that could not be accepted is shown again with. */
export type FormAnswer = {
  /** Which form of the page. */
  form: string;
  problems: FormProblem[];
  /** As typed; never a password. */
  values: Record<string, string>;
  /** Another number for every answer, so that a second try is told from the first. */
  at: number;
  /** Accepted: where the mail went that the change waits for. */
  sentTo?: string;
};

const SECRET = /password/i;

/** The typed texts of a form, secrets and files left out. */
export function typedValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === 'string' && !SECRET.test(name) && name !== 'form') values[name] = value;
  return values;
}

/** A text field of a sent form; a missing one is ''. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The answer to a form with something to mend. */
export function refused(form: FormData, problems: readonly { field: string; message: string }[]): FormAnswer {
  return {
    form: textOf(form, 'form'),
    problems: problems.map(({ field, message }) => ({ field, message: message as MessageKey })),
    values: typedValues(form),
    at: Date.now(),
  };
}
