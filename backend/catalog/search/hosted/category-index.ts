import { z } from 'zod';
import type { Category } from '#domain/catalog/products/category.ts';
import { HostedFailure } from './failure.ts';

/** The two pages of the category index (category-2). */
const PAGES = [0, 1];
const HITS_PER_PAGE = 1000;

type Page = { hits: readonly unknown[]; nbHits: number };

const category = z.object({
  id: z.string().min(1),
  parentId: z.string().nullable(),
  name: z.string(),
  lang: z.literal('fi').optional(),
  path: z.string().min(1),
  level: z.int().min(1),
  isIncludedInMenu: z.boolean(),
  sortOrder: z.number(),
  popular: z.boolean(),
  children: z.array(z.string()),
});

/** The two requests for the whole category index: empty query, distinct, no highlighting (category-2). */
export const categoryRequests = (indexName: string) =>
  PAGES.map((page) => ({
    indexName,
    query: '',
    page,
    hitsPerPage: HITS_PER_PAGE,
    distinct: true,
    attributesToHighlight: [],
  }));

/**
 * The hits of both pages, concatenated: parents before children, as in the tree (category-2). Throws `HostedFailure` when
 * there are none, more than two pages hold, or they are not categories.
 */
export function readCategories(pages: readonly Page[]): Category[] {
  const hits = pages.flatMap((page) => page.hits);
  const parsed = z.array(category).min(1).safeParse(hits);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new HostedFailure(200, `Not a category index: ${issue?.path.join('.')} ${issue?.message}`);
  }
  const total = pages[0]?.nbHits ?? 0;
  if (total !== hits.length)
    throw new HostedFailure(200, `The category index has ${total} categories, its two pages gave ${hits.length}`);
  return parsed.data.map(({ lang, ...rest }) => ({ ...rest, ...(lang && { lang }) }));
}
