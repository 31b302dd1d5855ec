/** One thing wrong in an import folder: `line` counts from 1, null when the whole file is meant. */
export type Problem = { file: string; line: number | null; field: string; reason: string };

/** Where a row stood. */
export type Place = { file: string; line: number };

/** Names an earlier row; with its file when that is another one. */
export const alreadyAt = (first: Place, { file }: Place): string =>
  `is already on line ${first.line}${first.file === file ? '' : ` of ${first.file}`}`;

const MOST = 100;

export const describeProblem = ({ file, line, field, reason }: Problem): string =>
  [line === null ? file : `${file}:${line}`, field, reason].filter(Boolean).join(': ');

/** The folder was refused and nothing changed; `problems` names up to 100 wrong rows. */
export class ImportRefused extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    const more = problems.length === MOST ? ' or more' : '';
    super(`${problems.length}${more} ${problems.length === 1 ? 'problem' : 'problems'}; nothing was changed`);
    this.name = 'ImportRefused';
    this.problems = problems;
  }
}

export type Problems = {
  /** Notes a problem; throws `ImportRefused` at the hundredth. */
  add(problem: Problem): void;
  count(): number;
  /** Throws `ImportRefused` when something was wrong. */
  refuseIfAny(): void;
};

/** Collects problems, so that one run names all of them. */
export function createProblems(): Problems {
  const found: Problem[] = [];
  return {
    add(problem) {
      found.push(problem);
      if (found.length === MOST) throw new ImportRefused(found);
    },
    count: () => found.length,
    refuseIfAny() {
      if (found.length > 0) throw new ImportRefused(found);
    },
  };
}
