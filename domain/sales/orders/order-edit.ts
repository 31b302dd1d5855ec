/** What staff may change of an order before it is sent, as forms name it. Texts; a point and a store by their ids. */
export const editFields = [
  ...['firstname', 'lastname', 'company', 'reference', 'email', 'phone'],
  ...['street', 'postcode', 'city', 'servicePoint', 'store'],
] as const;
export type EditField = 'firstname' | 'lastname' | 'company' | 'reference' | 'email' | 'phone' | PlaceField;
export type PlaceField = 'street' | 'postcode' | 'city' | 'servicePoint' | 'store';

/** Fields that decide where the goods go: they are fixed once a parcel has left. */
export const placeFields: readonly EditField[] = ['street', 'postcode', 'city', 'servicePoint', 'store'];

/** A field of a form: what the person saw, and what they typed. */
export type Edit<F extends string = EditField> = { field: F; base: string; mine: string };

/** Two people changed one field: what both started from, what is stored, and what this person typed. */
export type Clash<F extends string = EditField> = Edit<F> & { theirs: string };

export type Merged<F extends string = EditField> = {
  /** What is to be stored. */
  changes: Partial<Record<F, string>>;
  clashes: Clash<F>[];
  /** Fields that a colleague changed meanwhile and this person did not touch. */
  others: F[];
};

/**
 * Merges a form with what is stored now: changes of different fields both stay, and a field changed by both to
 * different values is a clash. A field that was not touched never overwrites anything.
 */
export function mergeEdits<F extends string>(stored: Record<F, string>, edits: readonly Edit<F>[]): Merged<F> {
  const merged: Merged<F> = { changes: {}, clashes: [], others: [] };
  for (const edit of edits) {
    const { field, base, mine } = edit;
    const theirs = stored[field];
    if (mine === theirs) continue;
    if (mine === base) merged.others.push(field);
    else if (theirs === base) merged.changes[field] = mine;
    else merged.clashes.push({ ...edit, theirs });
  }
  return merged;
}
