import type { FieldClash, FieldEdit } from '#domain/base/merge-edits.ts';

/** What staff may change of an order before it is sent, as forms name it. Texts; a point and a store by their ids. */
export const editFields = [
  ...['firstname', 'lastname', 'company', 'reference', 'email', 'phone'],
  ...['street', 'postcode', 'city', 'servicePoint', 'store'],
] as const;
export type EditField = 'firstname' | 'lastname' | 'company' | 'reference' | 'email' | 'phone' | PlaceField;
export type PlaceField = 'street' | 'postcode' | 'city' | 'servicePoint' | 'store';

/** Fields that decide where the goods go: they are fixed once a parcel has left. */
export const placeFields: readonly EditField[] = ['street', 'postcode', 'city', 'servicePoint', 'store'];

export type Edit = FieldEdit<EditField>;
export type Clash = FieldClash<EditField>;
