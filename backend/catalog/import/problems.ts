/** One problem in an import folder; `line` counts from 1, null for the whole file. */
export type Problem = { file: string; line: number | null; field: string; reason: string };

/** The file and line of a row. */
export type Place = { file: string; line: number };

/** Names an earlier row, with its file when that differs. */
export const alreadyAt = (first: Place, { file }: Place): string =>
  `is already on line ${first.line}${first.file === file ? '' : ` of ${first.file}`}`;

const MOST_OF_A_FILE = 100;
const MOST = 1000;

export const describeProblem = ({ file, line, field, reason }: Problem): string =>
  [line === null ? file : `${file}:${line}`, field, reason].filter(Boolean).join(': ');

/**
 * The import was rejected and nothing changed (import-1). `problems` lists the first hundred of each file, a thousand at most;
 * `total` counts all of them.
 */
export class ImportRefused extends Error {
  readonly problems: Problem[];
  readonly total: number;
  /** How ambiguous encodings, dates and numbers were read. */
  readonly assumptions: Problem[];
  constructor(problems: Problem[], total = problems.length, assumptions: Problem[] = []) {
    const listed = total > problems.length ? `, ${problems.length} of them listed` : '';
    super(`${total} ${total === 1 ? 'problem' : 'problems'}${listed}; nothing was changed`);
    this.name = 'ImportRefused';
    this.problems = problems;
    this.total = total;
    this.assumptions = assumptions;
  }
}

export type Problems = {
  add(problem: Problem): void;
  /** Counts problems that are not listed. */
  addUnlisted(count: number): void;
  count(): number;
  /** Records how an ambiguous file was read: its encoding, its dates. */
  assume(file: string, how: string): void;
  assumptions(): Problem[];
  /** Records that some rows of a part could not be read, so that references to that part cannot be checked. */
  lose(part: string): void;
  hasLost(part: string): boolean;
  /** Throws `ImportRefused` when there are problems. */
  refuseIfAny(): void;
};

/** Collects problems, so that one run reports all of them (import-1). `most`: how many it lists instead of the usual ones. */
export function createProblems(most?: number): Problems {
  const listed: Problem[] = [];
  const ofFile = new Map<string, number>();
  const assumed = new Map<string, Set<string>>();
  const lost = new Set<string>();
  let total = 0;
  const assumptions = () =>
    [...assumed].map(([file, ways]) => ({ file, line: null, field: '', reason: `read with ${[...ways].join(', ')}` }));
  return {
    add(problem) {
      total++;
      const before = ofFile.get(problem.file) ?? 0;
      ofFile.set(problem.file, before + 1);
      if (before < (most ?? MOST_OF_A_FILE) && listed.length < (most ?? MOST)) listed.push(problem);
    },
    addUnlisted(count) {
      total += count;
    },
    count: () => total,
    assume(file, how) {
      const ways = assumed.get(file) ?? new Set();
      if (assumed.size < MOST) assumed.set(file, ways.add(how));
    },
    assumptions,
    lose: (part) => lost.add(part),
    hasLost: (part) => lost.has(part),
    refuseIfAny() {
      if (total > 0) throw new ImportRefused(listed, total, assumptions());
    },
  };
}
