const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d[\d\s.,]*$/;

/** A cell for a spreadsheet: one that a program would take for a formula begins with an apostrophe, which makes it text. */
export const safeCell = (cell: string): string => (FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell);

/** The cell as it was before `safeCell`. */
export const originalCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
