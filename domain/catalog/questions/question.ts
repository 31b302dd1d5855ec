import { emailProblem, MAX_EMAIL, normalizeEmail } from '#domain/base/contact-details/email.ts';
import { fail, ok, type Result } from '#domain/base/result.ts';
import { lineOf, proseOf } from '#domain/base/typed-text.ts';

/** In the order of the form. */
export const questionFields = ['question', 'name', 'email'] as const;
export type QuestionField = (typeof questionFields)[number];

/** Longest values of the form, in characters. */
export const LONGEST_QUESTION: Record<QuestionField, number> = { question: 1000, name: 40, email: MAX_EMAIL };
export const LONGEST_ANSWER = 3000;

/** A question with its answer, as shoppers read it. Its e-mail address is never among this. */
export type Question = {
  id: string;
  question: string;
  answer: string;
  /** '' once the asker was forgotten. */
  name: string;
  /** The language of question and answer. */
  locale: 'fi' | 'en';
  /** ISO time of the answer. */
  at: string;
};

export type QuestionWords = Record<QuestionField, string>;
export type QuestionProblems = Partial<Record<QuestionField, 'required' | 'tooLong' | 'email'>>;

function problemOf(field: QuestionField, value: string) {
  if (value === '') return 'required' as const;
  if (value.length > LONGEST_QUESTION[field]) return 'tooLong' as const;
  return field === 'email' && emailProblem(value) ? ('email' as const) : undefined;
}

/**
 * Checks a typed question: text, a name to show and an address for the answer are required (question-1). Returns visible
 * text only, with the address in lower case, or the problem of each field.
 */
export function checkQuestion(
  typed: Readonly<Record<string, unknown>>,
): Result<QuestionWords, 'invalid', QuestionProblems> {
  const textOf = (field: QuestionField) => String(typeof typed[field] === 'string' ? typed[field] : '');
  const words: QuestionWords = {
    question: proseOf(textOf('question')),
    name: lineOf(textOf('name')),
    email: normalizeEmail(lineOf(textOf('email'))),
  };
  const problems: QuestionProblems = {};
  for (const field of questionFields) {
    const problem = problemOf(field, words[field]);
    if (problem) problems[field] = problem;
  }
  return Object.keys(problems).length > 0 ? fail('invalid', problems) : ok(words);
}

/** The answer that is stored for a typed one; null when it is empty or too long. */
export function answerOf(typed: string): string | null {
  const answer = proseOf(typed);
  return answer === '' || answer.length > LONGEST_ANSWER ? null : answer;
}
