/** A parsed tsquery of domain/catalog/search/analysis/ts-query.ts. */
export type WordQuery =
  | { kind: 'word'; text: string; isBeginning: boolean }
  | { kind: 'any' | 'all'; of: readonly WordQuery[] };

const TOKEN = /'([^']*)'(:\*)?|[()&|]/g;

const joined = (kind: 'any' | 'all', of: WordQuery[]): WordQuery => (of.length === 1 && of[0] ? of[0] : { kind, of });

/** Parses a tsquery text of quoted words, `:*`, `&`, `|` and parentheses; `&` binds tighter. */
export function readWordQuery(text: string): WordQuery {
  const tokens = [...text.matchAll(TOKEN)];
  let at = 0;
  const takes = (symbol: string) => tokens[at]?.[0] === symbol && ++at > 0;
  const one = (): WordQuery => {
    if (takes('(')) {
      const inside = either();
      at++;
      return inside;
    }
    const token = tokens[at++];
    return { kind: 'word', text: token?.[1] ?? '', isBeginning: token?.[2] !== undefined };
  };
  const all = (): WordQuery => {
    const of = [one()];
    while (takes('&')) of.push(one());
    return joined('all', of);
  };
  const either = (): WordQuery => {
    const of = [all()];
    while (takes('|')) of.push(all());
    return joined('any', of);
  };
  return either();
}
