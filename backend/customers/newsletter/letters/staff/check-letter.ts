import { createProblems, ImportRefused } from '#backend/catalog/import/problems.ts';
import { type Fail, fail, type Ok, ok } from '#domain/base/result.ts';
import type { Letters, SendLetters } from '../send-letter.ts';
import { type LetterProblem, letterProblems, readStored, type StoredLetter } from './stored.ts';

export type CheckedLetter = Ok<Letters> | Fail<'invalid', LetterProblem[]>;

/** Renders a stored letter at the prices of the moment, or names what is wrong with it, dead links included (admin-letter-1). */
export async function checkLetter(
  letters: Pick<SendLetters, 'render'>,
  { id, fields }: Pick<StoredLetter, 'id' | 'fields'>,
  track?: (url: string) => string,
): Promise<CheckedLetter> {
  const problems = createProblems();
  const read = readStored(id, fields, problems);
  try {
    problems.refuseIfAny();
    return ok(await letters.render(read, track));
  } catch (error) {
    if (error instanceof ImportRefused) return fail('invalid', letterProblems(error.problems, fields));
    throw error;
  }
}
