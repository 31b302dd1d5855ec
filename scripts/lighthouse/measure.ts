import lighthouse, { type Result } from 'lighthouse';
import { keysOf, recordOf } from '#domain/base/records.ts';

/** The lowest passing score of each category. */
export const BARS = { accessibility: 100, seo: 100, 'best-practices': 100, performance: 95 } as const;
export type Category = keyof typeof BARS;
const categories = keysOf(BARS);

export type Scores = Record<Category, number>;
export type Measured = { scores: Scores; times: string; faults: string[] };

/** Measures a page `runs` times on Lighthouse's slow phone: the median of each score, and every failed audit. */
export async function measure(url: string, port: number, runs: number): Promise<Measured> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const answer = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
    if (!answer || answer.lhr.runtimeError)
      throw new Error(`${url}: ${answer?.lhr.runtimeError?.message ?? 'no result'}`);
    results.push(answer.lhr);
  }
  const scores = recordOf(categories, (category) => median(results.map((result) => scoreOf(result, category))));
  const middle = results.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[runs >> 1];
  return {
    scores,
    times: middle ? timesOf(middle) : '',
    faults: [...new Set(results.flatMap((result) => faultsOf(result)))],
  };
}

export const below = (scores: Scores): Category[] => categories.filter((category) => scores[category] < BARS[category]);

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

const scoreOf = (result: Result, category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100);

const timesOf = ({ audits }: Result) =>
  ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
    .map((id) => audits[id]?.displayValue ?? '?')
    .join(', ');

/** Failed audits of the categories that need 100 points, each with the first element it was found on. */
const faultsOf = ({ audits, categories: found }: Result): string[] =>
  categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
    .flatMap(({ id }) => {
      const audit = audits[id];
      if (!audit || audit.score === null || audit.score === 1) return [];
      const details = audit.details as { items?: { node?: { snippet?: string }; description?: string }[] } | undefined;
      const [first] = details?.items ?? [];
      return [`${id}: ${audit.title} ${first?.node?.snippet ?? first?.description ?? ''}`.trim()];
    });
