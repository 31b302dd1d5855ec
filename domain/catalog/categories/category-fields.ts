import { isOneOf } from '#domain/base/records.ts';
import { MAX_CARD_FACTS } from '#domain/catalog/products/key-facts.ts';
import { sorts } from '#domain/catalog/search/query.ts';

/**
 * Fields of the form of a category, as texts. `facets` lists the filters that its listing leaves out,
 * `cards` the attributes that its cards show by their Finnish labels, one a line each.
 */
export const categoryFields = [
  ...(['name.fi', 'name.en', 'slug', 'description.fi', 'description.en'] as const),
  ...(['menu', 'popular', 'sort', 'facets', 'cards', 'image'] as const),
] as const;
export type CategoryField = (typeof categoryFields)[number];
export type CategoryFields = Record<CategoryField, string>;
export const isCategoryField = (field: string): field is CategoryField => isOneOf(categoryFields, field);

/** Groups of filters of every listing that a category may leave out; those of attributes by their codes. */
export const plainFacets = ['availability', 'brand', 'price', 'offers'] as const;

export type CategoryProblem = { field: CategoryField; reason: 'missing' | 'too_long' | 'not_a_slug' | 'not_known' };

const MOST = { name: 100, description: 20_000, facets: 40 };
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FACET = /^[\p{L}\p{N} _.-]{1,100}$/u;

/** What keeps a form from being stored. */
export function categoryProblems(fields: CategoryFields): CategoryProblem[] {
  const problems: CategoryProblem[] = [];
  const wrong = (field: CategoryField, reason: CategoryProblem['reason']) => problems.push({ field, reason });
  if (!fields['name.fi']) wrong('name.fi', 'missing');
  for (const field of ['name.fi', 'name.en'] as const) if (fields[field].length > MOST.name) wrong(field, 'too_long');
  for (const field of ['description.fi', 'description.en'] as const)
    if (fields[field].length > MOST.description) wrong(field, 'too_long');
  if (!SLUG.test(fields.slug)) wrong('slug', fields.slug ? 'not_a_slug' : 'missing');
  if (fields.sort && !isOneOf(sorts, fields.sort)) wrong('sort', 'not_known');
  const facets = fields.facets.split('\n').filter(Boolean);
  if (facets.length > MOST.facets || !facets.every((facet) => FACET.test(facet))) wrong('facets', 'not_known');
  const cards = fields.cards.split('\n').filter(Boolean);
  if (cards.length > MAX_CARD_FACTS || cards.some((label) => label.length > MOST.name)) wrong('cards', 'too_long');
  return problems;
}
