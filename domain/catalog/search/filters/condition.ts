export const operators = ['<=', '>=', '!=', '<', '>', '='] as const;
export type Operator = (typeof operators)[number];

/** One comparison of one attribute; prices are in euros as in the protocol. A range includes both ends. */
export type Condition = { attribute: string; negated: boolean } & (
  | { kind: 'value'; value: string }
  | { kind: 'compare'; operator: Operator; number: number }
  | { kind: 'range'; from: number; to: number }
);

/** Conditions joined by OR. */
export type Clause = Condition[];

/** Clauses joined by AND. The hosted engine's filters allow no other nesting. */
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
