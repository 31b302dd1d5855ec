/** What a fault has shown: lines for people, and what was wrong. */
export type Shown = {
  /** What was broken, by what means. */
  injected: string;
  /** How long the steady visitor got failing or degraded answers; 0: never. */
  degradedMs: number;
  /** What the shopper saw meanwhile, answer by answer. */
  saw: readonly string[];
  /** What the books' check counted, and what does not balance. */
  books: { counted: string; wrong: readonly string[] };
  /** Everything else that must hold and did not. */
  wrong: readonly string[];
};

export type Skipped = { skipped: string };
export const NO_POSTGRES: Skipped = { skipped: 'PostgreSQL is not on this machine' };

export type Fault = {
  name: string;
  about: string;
  run: () => Promise<Shown | Skipped>;
};

/** Collects what must hold. */
export function checks() {
  const wrong: string[] = [];
  return {
    wrong,
    that(isSo: boolean, what: string): void {
      if (!isSo) wrong.push(what);
    },
  };
}

export const isSkipped = (shown: Shown | Skipped): shown is Skipped => 'skipped' in shown;
