import type { Problem } from '#backend/catalog/import/problems.ts';
import type { SearchService } from '#backend/catalog/search/service.ts';
import { readListingQuery } from '#domain/catalog/search/query.ts';
import type { Checked } from './read-sources.ts';

/** Finds product blocks without products: readers do not see them, so warn the author. */
export async function emptyProductBlocks(
  search: Pick<SearchService, 'count'>,
  contents: readonly Checked[],
): Promise<Problem[]> {
  const empty: Problem[] = [];
  for (const { file, locale, built } of contents)
    for (const { line, block } of built.strips) {
      const query = readListingQuery(new URLSearchParams(block.query), block.category);
      if ((await search.count(query, locale)) > 0) continue;
      empty.push({ file, line, field: '', reason: `the strip "${block.title}" shows no product today` });
    }
  return empty;
}
