/**
 * Result of a check. `wrong` prevents the shop from working, a `hint` may be intended; both have a next step.
 */
export type Finding =
  | { state: 'good'; about: string; words: string }
  | { state: 'hint' | 'wrong'; about: string; words: string; next: string };

export const good = (about: string, words: string): Finding => ({ state: 'good', about, words });
export const hint = (about: string, words: string, next: string): Finding => ({ state: 'hint', about, words, next });
export const wrong = (about: string, words: string, next: string): Finding => ({ state: 'wrong', about, words, next });

/** A problem that prevents a live shop from starting; its message says what to set. */
export const liveRefusal = (words: string): Finding =>
  wrong('Live', words, 'Set it, then start the shop again: a live shop does not start so (docs/going-live.md).');

const MARK = { good: '✓', hint: '!', wrong: '✗' } as const;

/** Formats a finding. */
export function linesOf(finding: Finding): string[] {
  const line = `${MARK[finding.state]} ${finding.about.padEnd(18)} ${finding.words}`;
  return finding.state === 'good' ? [line] : [line, `    → ${finding.next}`];
}
