import { commonPairs } from './common-pairs.ts';

/** A part of two texts: in both, or only in the earlier or the later one. */
export type DiffPart = { change: 'same' | 'removed' | 'added'; text: string };

const MOST_WORDS = 1500;
const MOST_LINES = 3000;

function partsOf(before: readonly string[], after: readonly string[]): DiffPart[] {
  const parts: DiffPart[] = [];
  const push = (change: DiffPart['change'], texts: readonly string[]) => {
    if (texts.length > 0) parts.push({ change, text: texts.join('') });
  };
  let [i, j] = [0, 0];
  for (const [a, b] of [...commonPairs(before, after, (x, y) => x === y), [before.length, after.length] as const]) {
    push('removed', before.slice(i, a));
    push('added', after.slice(j, b));
    push('same', before.slice(a, a + 1));
    [i, j] = [a + 1, b + 1];
  }
  return parts;
}

/** Parts of one kind that follow each other are one. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const all: DiffPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.change === part.change) last.text += part.text;
    else all.push({ ...part });
  }
  return all;
}

const words = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
const lines = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** What differs between two texts, by lines and within changed lines by words. Long texts are compared by lines, or as a whole. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const [old, fresh] = [lines(before), lines(after)];
  const whole: DiffPart[] = [
    { change: 'removed', text: before },
    { change: 'added', text: after },
  ];
  if (old.length > MOST_LINES || fresh.length > MOST_LINES) return whole.filter(({ text }) => text !== '');
  const parts = joined(partsOf(old, fresh));
  return joined(
    parts.flatMap((part, i): DiffPart[] => {
      const next = parts[i + 1];
      if (part.change === 'added' && parts[i - 1]?.change === 'removed') return [];
      if (part.change !== 'removed' || next?.change !== 'added') return [part];
      const [a, b] = [words(part.text), words(next.text)];
      return a.length > MOST_WORDS || b.length > MOST_WORDS ? [part, next] : partsOf(a, b);
    }),
  );
}
