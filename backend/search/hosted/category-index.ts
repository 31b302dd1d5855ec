import { z } from 'zod';
import type { Category } from '#domain/catalog/category.ts';
import { HostedFailure } from './failure.ts';

/** The spec's two pages of the category index (spec 7, 9). */
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

/**
 * Reads the whole category index as two pages of 1000 hits: empty query, distinct, no highlighting, hits concatenated
 * (spec 7). Parents come before children, as in the tree. Throws `HostedFailure` when it is empty, longer than the two
 * pages, or no category index.
 */
export async function readCategoryIndex(
  ask: (requests: { indexName: string }[]) => Promise<readonly Page[]>,
  indexName: string,
): Promise<Category[]> {
  const pages = await ask(
    PAGES.map((page) => ({
      indexName,
      query: '',
      page,
      hitsPerPage: HITS_PER_PAGE,
      distinct: true,
      attributesToHighlight: [],
    })),
  );
  const hits = pages.flatMap((page) => page.hits);
  const parsed = z.array(category).min(1).safeParse(hits);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new HostedFailure(200, `Not a category index: ${issue?.path.join('.')} ${issue?.message}`);
  }
  const total = pages[0]?.nbHits ?? 0;
  if (total !== hits.length)
    throw new HostedFailure(200, `The category index has ${total} categories, its two pages gave ${hits.length}`);
  // exactOptionalPropertyTypes: an absent language is absent
  return parsed.data.map(({ lang, ...rest }) => ({ ...rest, ...(lang && { lang }) }));
}
