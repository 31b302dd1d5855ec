type Person = { id: string; name: string };

/** A mention that is being typed: where its @ stands, and the letters after it. */
export type TypedMention = { from: number; letters: string };

const MAX_LETTERS = 40;
const AT_CARET = /(?<![\p{L}\d])@([\p{L}\d.-]*)$/u;

/** The mention before the caret of a note; null when none is being typed. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const start = Math.max(0, caret - MAX_LETTERS);
  const letters = AT_CARET.exec(text.slice(start, caret))?.[1];
  return letters === undefined ? null : { from: caret - letters.length - 1, letters };
}

/** Colleagues of whom a name begins with the letters, at most six. */
export function mentionable<P extends Person>(letters: string, people: readonly P[]): P[] {
  const wanted = letters.toLowerCase();
  const begins = ({ name }: P) => {
    const words = name.toLowerCase().split(/\s+/);
    return [words.join(''), ...words].some((word) => word.startsWith(wanted));
  };
  return people.filter(begins).slice(0, 6);
}

/** How a note names a person: by first name, or by the whole name when several have that one. */
export function mentionOf({ name }: Person, people: readonly Person[]): string {
  const firstOf = (whole: string) => whole.split(/\s+/)[0] ?? '';
  const isAlone = people.filter((one) => firstOf(one.name) === firstOf(name)).length === 1;
  return `@${(isAlone ? firstOf(name) : name.replaceAll(/\s+/g, '')).toLowerCase()}`;
}
