/** Names after an @ in a note, lower case. */
const MENTION = /(?<![\p{L}\d])@([\p{L}\d][\p{L}\d.-]*)/gu;

/** The people whom a note names, by first name or by the whole name without spaces: `@aino`, `@ainomäki`. */
export function mentionsIn(note: string, people: readonly { id: string; name: string }[]): string[] {
  const named = new Set([...note.matchAll(MENTION)].map(([, name = '']) => name.toLowerCase().replace(/[.-]+$/, '')));
  return people
    .filter(({ name }) => {
      const words = name.toLowerCase().split(/\s+/);
      return named.has(words[0] ?? '') || named.has(words.join(''));
    })
    .map(({ id }) => id);
}

export const MAX_NOTE = 2000;
const MAX_TAGS = 20;
const MAX_TAG = 30;

/** Typed tags as they are stored: trimmed, once each, at most 20 of 30 characters. */
export const cleanTags = (typed: readonly string[]): string[] =>
  [...new Set(typed.map((tag) => tag.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_TAG)))]
    .filter(Boolean)
    .slice(0, MAX_TAGS);
