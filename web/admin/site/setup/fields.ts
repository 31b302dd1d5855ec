/** Fields of the first form, in the order of `shop -- init`. */
export const companyFields = [
  'name',
  'company',
  'businessId',
  'phone',
  'email',
  'hours',
  'street',
  'postcode',
  'city',
] as const;
export const storeFields = ['name', 'street', 'postcode', 'city', 'phone', 'email', 'hours'] as const;
export type SetupField = (typeof companyFields)[number] | (typeof storeFields)[number];

/** Stores that the first form can hold; more are added to shop.config.ts. */
export const MOST_STORES = 5;

export const FIELD = {
  company: (field: string) => `company.${field}`,
  store: (i: number, field: string) => `store.${i}.${field}`,
};
