import type { IconName } from '#web/ui/admin/icon-names.ts';

/** Something the palette can open or do. */
export type Command = {
  id: string;
  group: 'actions' | 'found' | 'pages';
  icon: IconName;
  text: string;
  /** Beside it: a sum, a status. */
  sub?: string;
  keys?: string;
  run: () => void;
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Commands whose texts contain all words of a query, those that begin with it first. */
export function matching(commands: readonly Command[], query: string): Command[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = commands.filter(
    ({ text, group }) => group === 'found' || words.every((word) => plain(text).includes(word)),
  );
  const first = words[0] ?? '';
  const rank = ({ text }: Command) => (plain(text).startsWith(first) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** The next option in a circle. */
export const stepIn = (length: number, at: number, by: 1 | -1): number =>
  length === 0 ? 0 : (at + by + length) % length;
