import { ShopError } from '#domain/base/error-codes.ts';
import { ownValue } from '#domain/base/records.ts';
import type { Condition } from '#domain/catalog/search/filters/condition.ts';

/** `test`: for filters only; the others can be counted too. */
export type AttributeType = 'text' | 'list' | 'flag' | 'number' | 'test';
export type Attributes = Readonly<Record<string, { type: AttributeType }>>;

/** Attributes of products; prices are euros including VAT, `firstSoldOn` seconds since 1970. */
export const productAttributes = {
  objectID: { type: 'text' },
  sku: { type: 'text' },
  parentSku: { type: 'text' },
  brand: { type: 'text' },
  /** Paths of its categories and their ancestors. */
  categories: { type: 'list' },
  /** Named as in the hosted records, where `categories` holds objects. */
  categoryPaths: { type: 'list' },
  storeAvailability: { type: 'list' },
  /** Keys `code:value` of the sku's attributes and variation options. */
  attributes: { type: 'list' },
  /** A vehicle that the product page fits. */
  vehicle: { type: 'test' },
  labels: { type: 'list' },
  _tags: { type: 'list' },
  inStock: { type: 'flag' },
  discounted: { type: 'flag' },
  outlet: { type: 'flag' },
  used: { type: 'flag' },
  usedYear: { type: 'number' },
  price: { type: 'number' },
  'finalPrice.inclTax': { type: 'number' },
  discountPercent: { type: 'number' },
  productLine: { type: 'number' },
  popularity: { type: 'number' },
  firstSoldOn: { type: 'number' },
} as const satisfies Attributes;
export type ProductAttribute = keyof typeof productAttributes;

/** Attributes of categories, pages and articles: fields of their hits. */
export const contentAttributes = {
  objectID: { type: 'text' },
  id: { type: 'text' },
  path: { type: 'text' },
  parentId: { type: 'text' },
  parentName: { type: 'text' },
  slug: { type: 'text' },
  isIncludedInMenu: { type: 'flag' },
  popular: { type: 'flag' },
  level: { type: 'number' },
} as const satisfies Attributes;

const reject = (field: string, message: string) => {
  throw new ShopError('invalid-argument', message, [{ field, message }]);
};

/** The type of an attribute; throws 'invalid-argument' for an unknown one. */
export function attributeType(attributes: Attributes, name: string): AttributeType {
  const attribute = ownValue(attributes, name);
  const shown = name.slice(0, 50);
  return attribute?.type ?? reject(shown, `attribute "${shown}" is not one of ${Object.keys(attributes).join(', ')}`);
}

/** Throws 'invalid-argument' when an attribute is unknown or cannot be counted. */
export function checkFacet(attributes: Attributes, name: string): void {
  if (attributeType(attributes, name) === 'test') reject(name, `attribute "${name}" can be filtered by, not counted`);
}

/** Throws 'invalid-argument' when the attribute of a condition is unknown, or a comparison needs a number. */
export function checkCondition(attributes: Attributes, { attribute, kind }: Condition): void {
  const type = attributeType(attributes, attribute);
  if (kind !== 'value' && type !== 'number') reject(attribute, `attribute "${attribute}" is not a number`);
}
