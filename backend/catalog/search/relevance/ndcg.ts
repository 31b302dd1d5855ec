const gain = (grade: number) => 2 ** grade - 1;

const discounted = (grades: readonly number[], at: number) =>
  grades.slice(0, at).reduce((sum, grade, i) => sum + gain(grade) / Math.log2(i + 2), 0);

/**
 * Normalised discounted cumulative gain of the first `at` results: 1 when no graded product could rank better, 0 when no
 * result has a grade. NaN when no product has a grade.
 */
export function ndcg(answered: readonly number[], all: readonly number[], at = 8): number {
  const best = all.toSorted((a, b) => b - a);
  return discounted(answered, at) / discounted(best, at);
}
