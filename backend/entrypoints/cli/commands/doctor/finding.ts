/**
 * One thing the doctor looked at. `wrong` keeps the shop from working as it should, a `hint` may be as the owner wants
 * it; both say what to do next.
 */
export type Finding =
  | { state: 'good'; about: string; words: string }
  | { state: 'hint' | 'wrong'; about: string; words: string; next: string };

export const good = (about: string, words: string): Finding => ({ state: 'good', about, words });
export const hint = (about: string, words: string, next: string): Finding => ({ state: 'hint', about, words, next });
export const wrong = (about: string, words: string, next: string): Finding => ({ state: 'wrong', about, words, next });

/** What keeps a live shop from starting; its words say what to set. */
export const liveRefusal = (words: string): Finding =>
  wrong('Live', words, 'Set it, then start the shop again: a live shop does not start so (docs/going-live.md).');

const MARK = { good: '✓', hint: '!', wrong: '✗' } as const;

/** A finding as lines for people. */
export function linesOf(finding: Finding): string[] {
  const line = `${MARK[finding.state]} ${finding.about.padEnd(18)} ${finding.words}`;
  return finding.state === 'good' ? [line] : [line, `    → ${finding.next}`];
}
