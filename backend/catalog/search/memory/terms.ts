/** Kinds of values that are filtered and counted by number. */
export type TermKind =
  | 'brand'
  | 'categories'
  | 'kind'
  | 'vehicle'
  | 'stores'
  | 'labels'
  | 'attributes'
  | 'inStock'
  | 'outlet'
  | 'used';

const BETWEEN = '\u001f';

export const termKey = (kind: TermKind, text: string): string => `${kind}${BETWEEN}${text}`;
/** What all keys of a kind begin with. */
export const termPrefix = (kind: TermKind): string => termKey(kind, '');
