import { fail, ok, type Result } from '#domain/base/result.ts';

export type ExpressionToken =
  | { kind: 'word'; text: string }
  | { kind: 'quoted'; text: string }
  | { kind: 'symbol'; text: string };

const PATTERNS: readonly [ExpressionToken['kind'], RegExp][] = [
  ['quoted', /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/y],
  ['symbol', /<=|>=|!=|<|>|=|:|\(|\)/y],
  ['word', /[^\s()<>=!:"']+/y],
];

/** Splits a `filters` expression into words, quoted texts and symbols. */
export function expressionTokens(text: string): Result<ExpressionToken[], 'invalid', string> {
  const found: ExpressionToken[] = [];
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text[at] ?? '')) {
      at++;
      continue;
    }
    let matched = false;
    for (const [kind, pattern] of PATTERNS) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (!match) continue;
      const quoted = match[1] ?? match[2];
      found.push({ kind, text: quoted === undefined ? match[0] : quoted.replace(/\\(.)/g, '$1') });
      at = pattern.lastIndex;
      matched = true;
      break;
    }
    if (!matched) return fail('invalid', `unexpected "${text.slice(at, at + 10)}" at position ${at}`);
  }
  return ok(found);
}
