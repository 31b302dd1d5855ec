import type { T } from '#web/messages/i18n.tsx';
import type { FormProblem } from './form-answer.ts';

/** Message of a field's problem; that of an empty field names the field. */
export const problemText = (t: T, { field, message }: FormProblem): string =>
  t(message === 'account.error.required' ? `account.error.required.${field as 'email'}` : (message as 'account.title'));

/** The same with the field's label, for the error summary. */
export const labelledProblemText = (t: T, problem: FormProblem, label: string): string => {
  const message = problemText(t, problem);
  return problem.message === 'account.error.required' ? message : t('account.error.of', { label, message });
};
