/** A row as a file says it, not checked yet. */
export type RawRow = {
  /** The line the row starts on, from 1. */
  line: number;
  value: unknown;
  /** What the owner calls a field: the column it came from. */
  columnOf(field: string): string;
  /** Its attributes came from columns of one attribute each, so it says nothing of others. */
  hasAttributeColumns?: boolean;
  /** Cells that could not be read; `value` lacks their fields. */
  bad?: { field: string; column: string; reason: string }[];
};

/** Something wrong with a row as a whole, or with the header; `value` is what could be read of the row, none when it is lost. */
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
