import { type FormEvent, useState } from 'react';
import type { Problems } from '#domain/customers/sign-in/sign-in-forms.ts';
import { type Answer, type Failure, hasProblems } from './answer.ts';

export type Tried<F extends string> = {
  /** Problems of the last try. The summary stays the same until the next try, so that the page does not jump. */
  problems: Problems<F>;
  /** The same without the fields corrected since. */
  left: Problems<F>;
  failure: Failure | undefined;
  /** Different for every try: the summary takes the focus again. */
  attempt: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
};

/** Problems a form shows: those of the server, or those found in the browser before sending. */
export function useTry<F extends string>(
  answer: Answer<F> | undefined,
  check: (form: FormData) => Problems<F>,
): Tried<F> {
  const [own, setOwn] = useState<{ problems: Problems<F>; count: number; after: unknown }>();
  const [mended, setMended] = useState<{ fields: readonly string[]; attempt: string }>();
  const isOwn = own !== undefined && own.after === answer;
  const problems = isOwn ? own.problems : (answer?.problems ?? {});
  const attempt = `${answer?.at ?? 0} ${isOwn ? own.count : ''}`;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const found = check(new FormData(event.currentTarget, submitter));
    if (hasProblems(found)) event.preventDefault();
    setOwn({ problems: found, count: (own?.count ?? 0) + 1, after: answer });
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (!hasProblems(problems)) return;
    const still = check(new FormData(event.currentTarget));
    setMended({ fields: Object.keys(problems).filter((field) => !(field in still)), attempt });
  };
  const isMended = (field: string) => mended?.attempt === attempt && mended.fields.includes(field);
  const left = Object.fromEntries(Object.entries(problems).filter(([field]) => !isMended(field))) as Problems<F>;
  return { problems, left, failure: isOwn ? undefined : answer?.failure, attempt, onSubmit, onInput };
}
