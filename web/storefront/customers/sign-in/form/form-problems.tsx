import type { Problems, SignInProblem } from '#domain/customers/sign-in/sign-in-forms.ts';
import { type T, useI18n } from '#web/messages/i18n.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import type { Failure } from './answer.ts';
import type { Tried } from './use-try.ts';

/** `min`: the shop's minimum password length, for a new password. */
export const problemText = (t: T, problem: SignInProblem, min = 0): string =>
  problem === 'short' ? t('signIn.error.short', { min }) : t(`signIn.error.${problem}`);

const failureText = (t: T, failure: Failure): string =>
  failure.kind === 'limited'
    ? t('signIn.error.limited', { count: failure.minutes })
    : t(`signIn.error.${failure.kind}`);

type Props<F extends string> = {
  tried: Tried<F>;
  /** Ids of the fields in page order; a problem of the whole form links to the first. */
  fields: readonly F[];
  min?: number;
  title?: string;
};

/** Error summary above a form; takes the focus after every failed try. */
export function FormProblems<F extends string>({ tried, fields, min, title }: Props<F>) {
  const { t } = useI18n();
  const { problems, failure, attempt } = tried;
  const errors = fields.flatMap((id) => {
    const problem = (problems as Problems<string>)[id];
    return problem ? [{ id: id as string, message: problemText(t, problem, min) }] : [];
  });
  if (failure) errors.unshift({ id: fields[0] ?? '', message: failureText(t, failure) });
  return <ErrorSummary key={attempt} errors={errors} {...(failure && title ? { title } : {})} />;
}
