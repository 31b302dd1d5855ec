const gain = (grade: number) => 2 ** grade - 1;

const discounted = (grades: readonly number[], at: number) =>
  grades.slice(0, at).reduce((sum, grade, i) => sum + gain(grade) / Math.log2(i + 2), 0);

/**
 * Normalised discounted cumulative gain of the first `at` answers: 1 when none of all the graded products could stand
 * better, 0 when no answer has a grade. A query that nothing answers well has no figure (NaN).
 */
export function ndcg(answered: readonly number[], all: readonly number[], at = 8): number {
  const best = all.toSorted((a, b) => b - a);
  return discounted(answered, at) / discounted(best, at);
}
