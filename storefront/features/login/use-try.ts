import { type FormEvent, useState } from 'react';
import type { Problems } from '#domain/accounts/sign-in-forms.ts';
import { type Answer, type Failure, hasProblems } from './answer.ts';

export type Tried<F extends string> = {
  problems: Problems<F>;
  failure: Failure | undefined;
  /** Another one at every try: the summary takes the focus again. */
  attempt: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** What a form should show by now: the server's answer, or what the browser finds wrong before it asks the server. */
export function useTry<F extends string>(
  answer: Answer<F> | undefined,
  check: (form: FormData) => Problems<F>,
): Tried<F> {
  const [own, setOwn] = useState<{ problems: Problems<F>; count: number; after: unknown }>();
  const isOwn = own !== undefined && own.after === answer;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const problems = check(new FormData(event.currentTarget, submitter));
    if (hasProblems(problems)) event.preventDefault();
    setOwn({ problems, count: (own?.count ?? 0) + 1, after: answer });
  };
  return {
    problems: isOwn ? own.problems : (answer?.problems ?? {}),
    failure: isOwn ? undefined : answer?.failure,
    attempt: `${answer?.at ?? 0} ${isOwn ? own.count : ''}`,
    onSubmit,
  };
}
