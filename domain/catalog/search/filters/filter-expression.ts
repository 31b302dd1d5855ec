import { fail, ok, type Result } from '#domain/base/result.ts';
import {
  type Clause,
  type Condition,
  type Filter,
  isPossibleValue,
  MAX_CONDITIONS,
  type Operator,
  operators,
} from './condition.ts';
import { type ExpressionToken, expressionTokens } from './expression-tokens.ts';

const MAX_LENGTH = 10_000;
const MAX_DEPTH = 20;

/** Ends parsing; `parseFilters` turns it into a result. */
class Unreadable extends Error {}

function numberOf(token: ExpressionToken | undefined): number {
  if (token?.kind !== 'word' || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(token.text))
    throw new Unreadable(`expected a number instead of "${token?.text ?? 'the end'}"`);
  return Number(token.text);
}

class Parser {
  private at = 0;
  private count = 0;
  private readonly tokens: readonly ExpressionToken[];
  constructor(tokens: readonly ExpressionToken[]) {
    this.tokens = tokens;
  }

  private get next() {
    return this.tokens[this.at];
  }

  private takes(kind: ExpressionToken['kind'], text: string): boolean {
    const found = this.next?.kind === kind && this.next.text === text;
    if (found) this.at++;
    return found;
  }

  parse(): Filter {
    const filter = this.all(0);
    if (this.next) throw new Unreadable(`unexpected "${this.next.text}"`);
    return filter;
  }

  // OR binds tighter than AND: `a AND b OR c` is `a AND (b OR c)`
  private all(depth: number): Filter {
    const filter = this.any(depth);
    while (this.takes('word', 'AND')) filter.push(...this.any(depth));
    return filter;
  }

  private any(depth: number): Filter {
    const operands = [this.operand(depth)];
    while (this.takes('word', 'OR')) operands.push(this.operand(depth));
    const [only] = operands;
    if (operands.length === 1 && only) return only;
    const clause: Clause = [];
    for (const operand of operands) {
      if (operand.length !== 1) throw new Unreadable('an AND inside an OR is not supported');
      clause.push(...(operand[0] ?? []));
    }
    return [clause];
  }

  private operand(depth: number): Filter {
    if (this.takes('symbol', '(')) {
      if (depth >= MAX_DEPTH) throw new Unreadable('parentheses are too deep');
      const inner = this.all(depth + 1);
      if (!this.takes('symbol', ')')) throw new Unreadable('a closing parenthesis is missing');
      return inner;
    }
    const negated = this.takes('word', 'NOT');
    if (negated && this.next?.text === '(' && this.next.kind === 'symbol')
      throw new Unreadable('NOT before parentheses is not supported');
    if (++this.count > MAX_CONDITIONS) throw new Unreadable(`must have at most ${MAX_CONDITIONS} conditions`);
    return [[{ ...this.condition(), negated }]];
  }

  private condition(): Condition {
    const attribute = this.next;
    if (!attribute || attribute.kind === 'symbol')
      throw new Unreadable(`expected an attribute instead of "${attribute?.text ?? 'the end'}"`);
    this.at++;
    if (this.takes('symbol', ':')) return this.valueOf(attribute.text);
    const operator = operators.find((symbol) => this.takes('symbol', symbol));
    if (operator) return this.comparison(attribute.text, operator);
    if (!isPossibleValue(attribute.text)) throw new Unreadable('a tag must have 1–500 characters');
    return { kind: 'value', attribute: '_tags', value: attribute.text, negated: false };
  }

  private comparison(attribute: string, operator: Operator): Condition {
    return { kind: 'compare', attribute, operator, number: numberOf(this.tokens[this.at++]), negated: false };
  }

  private valueOf(attribute: string): Condition {
    const value = this.tokens[this.at++];
    if (!value || value.kind === 'symbol' || !isPossibleValue(value.text))
      throw new Unreadable(`"${attribute}" must have a value of 1–500 characters`);
    if (value.kind === 'word' && this.takes('word', 'TO'))
      return { kind: 'range', attribute, from: numberOf(value), to: numberOf(this.tokens[this.at++]), negated: false };
    return { kind: 'value', attribute, value: value.text, negated: false };
  }
}

/**
 * Parses a `filters` expression (search-5): `brand:Mitas AND (price < 100 OR inStock:true) AND NOT outlet:true`,
 * `brand:"Two words"`, `price:5.99 TO 100`; a bare word is a tag. The error has a message for the client.
 */
export function parseFilters(text: string): Result<Filter, 'invalid', string> {
  if (text.length > MAX_LENGTH) return fail('invalid', `must have at most ${MAX_LENGTH} characters`);
  const tokens = expressionTokens(text);
  if (!tokens.ok) return tokens;
  if (tokens.value.length === 0) return ok([]);
  try {
    return ok(new Parser(tokens.value).parse());
  } catch (error) {
    if (error instanceof Unreadable) return fail('invalid', error.message);
    throw error;
  }
}
