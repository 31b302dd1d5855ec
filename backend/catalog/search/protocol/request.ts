import { z } from 'zod';
import { checkFields } from '#backend/platform/http-kit/field-errors.ts';
import { type FieldError, ShopError } from '#domain/base/error-codes.ts';
import type { Result } from '#domain/base/result.ts';
import type { Filter } from '#domain/catalog/search/filters/condition.ts';
import { parseFacetFilters } from '#domain/catalog/search/filters/facet-filters.ts';
import { parseFilters } from '#domain/catalog/search/filters/filter-expression.ts';
import { parseNumericFilters } from '#domain/catalog/search/filters/numeric-filters.ts';
import { productAttributes } from '../attributes.ts';
import { readUrlParams } from './url-params.ts';

/** The attributes of `facets: ['*']`. */
const ALL_FACETS = ['brand', 'categories', 'storeAvailability', 'labels', 'inStock', 'discounted', 'outlet', 'price'];

/** Attributes to count, with `*` resolved; unknown ones are ignored, as in the hosted engine. */
export function facetNames(requested: readonly string[]): string[] {
  const names = requested.includes('*') ? [...ALL_FACETS, ...requested] : requested;
  return [...new Set(names)].filter((name) => Object.hasOwn(productAttributes, name));
}

/** Quick search sends 5 requests; a client's listing one, and one more per facet with a choice. */
const MAX_REQUESTS = 20;
/** For all requests of a body together; the category index is 2 × 1000 (category-2). */
const MAX_HITS = 2000;
/** Of these, products and spare parts, which are read from the database. */
const MAX_GOODS = 1000;
/** `*` costs the sum of its facets. */
const MAX_FACETS = 100;
/** This many hits cost as much as a request without any, and as one facet. */
const HITS_A_POINT = 4;
const MAX_QUERY = 512;

const names = z.array(z.string().max(200)).max(100);
const nameOrNames = z.union([
  z
    .string()
    .max(200)
    .transform((name) => [name]),
  names,
]);
const tag = z.string().max(100);

const PREDICATE = /^must /;

function filterOf<T>(schema: z.ZodType<T>, parse: (input: T) => Result<Filter, 'invalid', string>) {
  return schema.transform((input, context): Filter => {
    const parsed = parse(input);
    if (parsed.ok) return parsed.value;
    const { details = 'it is no filter' } = parsed;
    context.addIssue({ code: 'custom', message: PREDICATE.test(details) ? details : `cannot be read: ${details}` });
    return z.NEVER;
  });
}

/** The supported parameters of a request (search-5); the other parameters of the hosted engine are accepted and ignored. */
const searchRequest = z.object({
  indexName: z.string().min(1).max(200),
  type: z.enum(['default', 'facet']).default('default'),
  query: z
    .string()
    .default('')
    // PostgreSQL rejects NUL in text
    .transform((text) => text.replaceAll('\0', ' ').slice(0, MAX_QUERY)),
  page: z.int().min(0).max(1_000_000).default(0),
  hitsPerPage: z.int().min(0).max(1000).default(20),
  // an offset instead of a page; with `length` only
  offset: z.int().min(0).max(1_000_000).default(0),
  length: z.int().min(0).max(1000).optional(),
  facets: nameOrNames.default([]),
  maxValuesPerFacet: z.int().min(1).max(1000).default(100),
  facetFilters: filterOf(z.unknown().default([]), parseFacetFilters),
  numericFilters: filterOf(z.unknown().default([]), parseNumericFilters),
  filters: filterOf(z.string().default(''), parseFilters),
  distinct: z.union([z.boolean(), z.int().min(0).max(100)]).default(true),
  attributesToRetrieve: nameOrNames.default(['*']),
  attributesToHighlight: nameOrNames.default(['*']),
  highlightPreTag: tag.default('<em>'),
  highlightPostTag: tag.default('</em>'),
  responseFields: nameOrNames.default(['*']),
  facet: z.string().max(200).optional(),
  facetQuery: z.string().max(MAX_QUERY).default(''),
  maxFacetHits: z.int().min(1).max(100).default(10),
});

/** Parameters repeated in the response: only the supported ones, so that no unbounded input is echoed. */
const ECHOED = new Set(Object.keys(searchRequest.shape).filter((name) => name !== 'indexName' && name !== 'type'));

export type SearchRequest = z.infer<typeof searchRequest> & {
  /** All conditions of the three kinds of filters. */
  filter: Filter;
  /** The supported parameters as sent. */
  sent: Record<string, unknown>;
};

const envelope = z.object({ requests: z.array(z.record(z.string(), z.unknown())).max(MAX_REQUESTS) });

/** Throws 'invalid-argument' with one sentence on all wrong fields, such as `requests.0.page must be at least 0.` */
function refuse(fields: FieldError[]): never {
  const message = fields.map(({ field, message }) => `${field || 'body'} ${message}`).join('; ');
  throw new ShopError('invalid-argument', `${message}.`, fields);
}

/** Parses input with a schema; throws 'invalid-argument'. `at` is its path in the body. */
function read<S extends z.ZodType>(schema: S, input: unknown, at = ''): z.infer<S> {
  const checked = checkFields(schema, input);
  if (!checked.ok) refuse((checked.details ?? []).map((wrong) => ({ ...wrong, field: at + wrong.field })));
  return checked.value;
}

/** Flattens the three forms of a request: flat, `params` as an object, `params` as a url-encoded string. */
function flatten({ params, ...rest }: Record<string, unknown>): Record<string, unknown> {
  if (typeof params === 'string') return { ...readUrlParams(params), ...rest };
  if (typeof params === 'object' && params !== null && !Array.isArray(params)) return { ...params, ...rest };
  return rest;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const hitsOf = ({ type, length, hitsPerPage }: SearchRequest) => (type === 'facet' ? 0 : (length ?? hitsPerPage));
const facetsOf = (request: SearchRequest) => (request.type === 'facet' ? 1 : facetNames(request.facets).length);
const areGoods = ({ indexName }: SearchRequest) => /^(?:products|spareparts)_/.test(indexName);

/**
 * The rate-limit cost of a body: a point for each request and each facet, and one for every four hits. Quick search costs
 * 11.
 */
export const costOf = (requests: readonly SearchRequest[]): number =>
  sum(requests.map((request) => 1 + facetsOf(request) + Math.ceil(hitsOf(request) / HITS_A_POINT)));

/** Limits what one body may cost the database, however small each of its requests is. */
function checkTogether(requests: readonly SearchRequest[]): void {
  const hits = sum(requests.map(hitsOf));
  const goods = sum(requests.filter(areGoods).map(hitsOf));
  const facets = sum(requests.map(facetsOf));
  const message =
    (hits > MAX_HITS && `must ask for at most ${MAX_HITS} hits together`) ||
    (goods > MAX_GOODS && `must ask for at most ${MAX_GOODS} products and spare parts together`) ||
    (facets > MAX_FACETS && `must count at most ${MAX_FACETS} facets together`);
  if (message) refuse([{ field: 'requests', message }]);
}

/** Parses the body of a multi-query; throws 'invalid-argument' naming every wrong field (`requests.0.hitsPerPage`). */
export function readRequests(body: unknown): SearchRequest[] {
  const requests = read(envelope, body).requests.map((raw, i) => {
    const flat = flatten(raw);
    const parsed = read(searchRequest, flat, `requests.${i}.`);
    const { facetFilters, numericFilters, filters } = parsed;
    const sent = Object.fromEntries(Object.entries(flat).filter(([name]) => ECHOED.has(name)));
    return { ...parsed, filter: [...facetFilters, ...numericFilters, ...filters], sent };
  });
  checkTogether(requests);
  return requests;
}
