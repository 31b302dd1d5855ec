/** A field of a form: what the person saw, and what they typed. */
export type FieldEdit<F extends string = string> = { field: F; base: string; mine: string };

/** Two people changed one field: what both started from, what is stored, and what this person typed. */
export type FieldClash<F extends string = string> = FieldEdit<F> & { theirs: string };

export type Merged<F extends string> = {
  /** What is to be stored. */
  changes: Partial<Record<F, string>>;
  clashes: FieldClash<F>[];
  /** Fields that a colleague changed meanwhile and this person did not touch. */
  others: F[];
};

/**
 * Merges a form with what is stored now: changes of different fields both stay, and a field changed by both to
 * different values is a clash. A field that was not touched never overwrites anything. A field that `isList` names holds keys,
 * one a line: what either person added or took away counts, and only two new orders clash.
 */
export function mergeEdits<F extends string>(
  stored: Record<F, string>,
  edits: readonly FieldEdit<F>[],
  isList: (field: F) => boolean = () => false,
): Merged<F> {
  const merged: Merged<F> = { changes: {}, clashes: [], others: [] };
  for (const edit of edits) {
    const { field, base, mine } = edit;
    const theirs = stored[field];
    if (mine === theirs) continue;
    if (mine === base) merged.others.push(field);
    else if (theirs === base) merged.changes[field] = mine;
    else {
      const list = isList(field) ? mergeKeys(keysIn(base), keysIn(theirs), keysIn(mine)) : null;
      if (list) merged.changes[field] = list.join('\n');
      else merged.clashes.push({ ...edit, theirs });
    }
  }
  return merged;
}

/** The keys of a list field, one a line. */
export const keysIn = (value: string): string[] => value.split('\n').filter(Boolean);

/**
 * Merges two changes of one ordered list of unique keys. Null when both put the keys that stay into new, different orders.
 */
export function mergeKeys(base: readonly string[], theirs: readonly string[], mine: readonly string[]) {
  const staying = base.filter((key) => theirs.includes(key) && mine.includes(key));
  const orderOf = (list: readonly string[]) => list.filter((key) => staying.includes(key)).join('\n');
  const [theirOrder, myOrder] = [orderOf(theirs), orderOf(mine)];
  const isMoved = { theirs: theirOrder !== staying.join('\n'), mine: myOrder !== staying.join('\n') };
  if (isMoved.theirs && isMoved.mine && theirOrder !== myOrder) return null;
  const [first, second] = isMoved.mine ? [mine, theirs] : [theirs, mine];
  const isGone = (key: string) => base.includes(key) && !staying.includes(key);
  const result = first.filter((key) => !isGone(key));
  for (const [i, key] of second.entries()) {
    if (result.includes(key) || isGone(key)) continue;
    // behind the key it was put behind, as far as that one is still there
    const before = second.slice(0, i).findLast((one) => result.includes(one));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, key);
  }
  return result;
}
