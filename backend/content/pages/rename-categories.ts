import type { Tx } from '#backend/platform/db/transaction.ts';

/**
 * Pages go on showing the products of categories that get other paths, until their files are imported again: the import names the
 * blocks whose path is gone. Links of texts follow redirects.
 */
export async function renameCategoriesOfPages(
  tx: Tx,
  moved: readonly { before: string; after: string }[],
): Promise<void> {
  const paths = new Map(moved.map(({ before, after }) => [before, after]));
  const rows = await tx.selectFrom('content_page').select(['kind', 'path', 'locale', 'category', 'blocks']).execute();
  for (const { kind, path, locale, category, blocks } of rows) {
    const ofBlock = (of: (typeof blocks)[number]) =>
      of.kind === 'products' && of.category ? paths.get(of.category) : undefined;
    const newCategory = category === null ? undefined : paths.get(category);
    if (newCategory === undefined && !blocks.some(ofBlock)) continue;
    const renamed = blocks.map((of) => {
      const to = ofBlock(of);
      return to === undefined ? of : { ...of, category: to };
    });
    await tx
      .updateTable('content_page')
      .set({ category: newCategory ?? category, blocks: JSON.stringify(renamed) })
      .where('kind', '=', kind)
      .where('path', '=', path)
      .where('locale', '=', locale)
      .execute();
  }
}
