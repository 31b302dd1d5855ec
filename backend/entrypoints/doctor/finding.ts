import type { Locale } from '#domain/base/locale.ts';
import { en, type FindingText } from './texts/en.ts';
import { fi } from './texts/fi.ts';

export type FindingId = keyof typeof en;
export type FindingValues = Readonly<Record<string, string | number>>;
/** Result of a check. `wrong` prevents the shop from working, a `hint` may be intended; both have a next step. */
export type Finding = { state: 'good' | 'hint' | 'wrong'; id: FindingId; values: FindingValues };

const finding =
  (state: Finding['state']) =>
  (id: FindingId, values: FindingValues = {}): Finding => ({ state, id, values });
export const good = finding('good');
export const hint = finding('hint');
export const wrong = finding('wrong');

/** A problem that prevents a live shop from starting; its message says what to set. */
export const liveRefusal = (words: string): Finding => wrong('live.refused', { words });

const texts: Record<Locale, Record<FindingId, FindingText>> = { en, fi };

/** A finding in words; `next` is the cure, null when nothing is to be done. */
export function wordsOf(
  { id, values }: Finding,
  locale: Locale,
): { about: string; words: string; next: string | null } {
  const shown = (value: string | number = '') =>
    typeof value === 'number' && !Number.isInteger(value) ? value.toLocaleString(locale) : String(value);
  const fill = (text: string) =>
    text
      // a part in brackets stands only where its value does
      .replaceAll(/\[([^[\]{]*\{(\w+)\})\]/g, (_, part: string, name: string) => (values[name] ? part : ''))
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => shown(values[name]));
  const [about, words, next] = texts[locale][id];
  return { about, words: fill(words), next: next === undefined ? null : fill(next) };
}

const MARK = { good: '✓', hint: '!', wrong: '✗' } as const;

/** Formats a finding for the command line. */
export function linesOf(finding: Finding): string[] {
  const { about, words, next } = wordsOf(finding, 'en');
  const line = `${MARK[finding.state]} ${about.padEnd(18)} ${words}`;
  return next === null ? [line] : [line, `    → ${next}`];
}
