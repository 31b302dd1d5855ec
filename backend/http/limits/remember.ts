/**
 * Remembers what was made of the `most` last texts, of those up to `longest` only: who asks writes them, so that a count
 * alone bounds no memory.
 */
export function remember<T>(most: number, longest: number): (text: string, make: () => T) => T {
  const known = new Map<string, { made: T }>();
  return (text, make) => {
    if (text.length > longest) return make();
    let answer = known.get(text);
    if (!answer) {
      if (known.size >= most) known.clear();
      answer = { made: make() };
      known.set(text, answer);
    }
    return answer.made;
  };
}
