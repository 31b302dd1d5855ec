/** A parsed row before validation. */
export type RawRow = {
  /** The line on which the row starts, from 1. */
  line: number;
  value: unknown;
  /** The column name of a field, for messages. */
  columnOf(field: string): string;
  /** Its attributes are from attribute columns, so that others stay. */
  hasAttributeColumns?: boolean;
  /** Cells that could not be read; `value` lacks their fields. */
  bad?: { field: string; column: string; reason: string }[];
};

/** A problem of a whole row or of the header; `value` is the readable part, missing when the row is lost. */
export type BrokenRow = { line: number; field: string; reason: string; value?: unknown; isHeader?: true };

/** The rest of a file cannot be read from this line on. */
export class UnreadableFile extends Error {
  readonly line: number;
  readonly field: string;
  constructor(line: number, reason: string, field = '') {
    super(reason);
    this.name = 'UnreadableFile';
    this.line = line;
    this.field = field;
  }
}
