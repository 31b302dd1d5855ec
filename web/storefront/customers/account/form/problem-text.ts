import type { T } from '#web/messages/i18n.tsx';
import type { FormProblem } from './form-answer.ts';

/** What is wrong with a field of an account form; the message of an empty field names the field. */
export const problemText = (t: T, { field, message }: FormProblem): string =>
  t(message === 'account.error.required' ? `account.error.required.${field as 'email'}` : (message as 'account.title'));

/** The same where it stands apart from its field: in the summary of the form. */
export const labelledProblemText = (t: T, problem: FormProblem, label: string): string => {
  const message = problemText(t, problem);
  return problem.message === 'account.error.required' ? message : t('account.error.of', { label, message });
};
