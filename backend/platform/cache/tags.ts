import { AsyncLocalStorage } from 'node:async_hooks';

/** A dependency of a page: a product by id, or all content. */
export type PageTag = `product:${number}` | 'content';

const collecting = new AsyncLocalStorage<Set<PageTag>>();

/** Tags the page that is being rendered; does nothing outside `collectTags`. */
export function tagPage(...tags: readonly PageTag[]): void {
  const own = collecting.getStore();
  if (own) for (const tag of tags) own.add(tag);
}

/** Runs `work` and returns its result with the tags added by `tagPage` meanwhile. */
export async function collectTags<T>(work: () => Promise<T>): Promise<{ result: T; tags: ReadonlySet<PageTag> }> {
  const tags = new Set<PageTag>();
  const result = await collecting.run(tags, work);
  return { result, tags };
}
