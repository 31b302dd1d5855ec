import type {
  ChangeNotice,
  ChangeProblem,
  ChangeResolution,
  ChangeSetPart,
  FieldChange,
  ImportRow,
  MarginChange,
  ShopperPrice,
} from '#domain/catalog/change-sets/change-set.ts';

/** A row of a set as a check reads it. `seen`: the values it must find; null: any. */
export type SetRow = {
  n: number;
  part: ChangeSetPart;
  key: string;
  name: string | null;
  input: ImportRow[];
  problem: ChangeProblem | null;
  reason: string | null;
  resolution: ChangeResolution | null;
  seen: string | null;
};

/** A checked row. `rows` are what an import reads; `stamp` is of the stored thing at this moment. */
export type Checked = SetRow & {
  inverse: ImportRow[] | null;
  changes: FieldChange[];
  shopper: ShopperPrice | null;
  margin?: MarginChange | null;
  notices: ChangeNotice[];
  wrote: string | null;
  rows: ImportRow[];
  stamp: string | null;
};

const BARE = { inverse: null, changes: [], shopper: null, notices: [], wrote: null, rows: [], stamp: null };

/** A row that cannot be written. */
export const invalidRow = (row: SetRow, reason: string): Checked => ({ ...row, ...BARE, problem: 'invalid', reason });

/** Whether a row is written when its set is applied. */
export const isWritten = ({ problem, resolution, changes, rows }: Checked): boolean =>
  rows.length > 0 &&
  changes.length > 0 &&
  resolution !== 'skip' &&
  (problem === null || (problem !== 'invalid' && resolution === 'mine'));
