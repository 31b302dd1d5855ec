export const operators = ['<=', '>=', '!=', '<', '>', '='] as const;
export type Operator = (typeof operators)[number];

/** One test of one attribute; numbers are in the units of the wire (euros). A range includes both ends. */
export type Condition = { attribute: string; negated: boolean } & (
  | { kind: 'value'; value: string }
  | { kind: 'compare'; operator: Operator; number: number }
  | { kind: 'range'; from: number; to: number }
);

/** True when any of its conditions is. */
export type Clause = Condition[];

/** True when all of its clauses are. The hosted engine's filters can say no more than this, so neither can ours. */
export type Filter = Clause[];

export const attributeIs = (attribute: string, value: string): Condition => ({
  kind: 'value',
  attribute,
  value,
  negated: false,
});

/** Most conditions in one request. */
export const MAX_CONDITIONS = 300;
const MAX_VALUE_LENGTH = 500;

// biome-ignore lint/suspicious/noControlCharactersInRegex: it rejects control characters
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Whether a value is short enough and has no control characters, which the database would reject. */
export const isPossibleValue = (value: string): boolean =>
  value.length > 0 && value.length <= MAX_VALUE_LENGTH && !CONTROL.test(value);
