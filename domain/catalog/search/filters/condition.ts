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
