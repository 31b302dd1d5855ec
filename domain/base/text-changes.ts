/** A piece of a text before and after a change. */
export type TextChange = { kind: 'same' | 'del' | 'ins'; text: string };

/** Above so many comparisons a change is shown whole: the old text, then the new one. */
const MOST_COMPARED = 4_000_000;

/** What leads from one list of pieces to another, by their longest common subsequence; taken out before put in. */
export function changesOf(before: readonly string[], after: readonly string[]): TextChange[] {
  const all = (kind: TextChange['kind'], pieces: readonly string[]) => pieces.map((text) => ({ kind, text }));
  if (before.length * after.length > MOST_COMPARED) return [...all('del', before), ...all('ins', after)];
  const width = after.length + 1;
  // common[i * width + j]: the length of what before from i and after from j have in common
  const common = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      common[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const changes: TextChange[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old = '', fresh = ''] = [before[i], after[j]];
    if (i < before.length && j < after.length && old === fresh) {
      changes.push({ kind: 'same', text: old });
      [i, j] = [i + 1, j + 1];
    } else if (i < before.length && (j === after.length || at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: 'del', text: old });
      i += 1;
    } else {
      changes.push({ kind: 'ins', text: fresh });
      j += 1;
    }
  }
  return changes;
}

/** The words of a text, each with the space after it: joined they are the text. */
export const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
