import { AsyncLocalStorage } from 'node:async_hooks';

/** What an answer is made of: products by id, or all that is written. */
export type PageTag = `product:${number}` | 'content';

const collecting = new AsyncLocalStorage<Set<PageTag>>();

/** Says that the answer being made shows this; does nothing where none is being kept. */
export function tagPage(...tags: readonly PageTag[]): void {
  const own = collecting.getStore();
  if (own) for (const tag of tags) own.add(tag);
}

/** Does the work and gives what it said it is made of. */
export async function tagged<T>(work: () => Promise<T>): Promise<{ made: T; tags: ReadonlySet<PageTag> }> {
  const tags = new Set<PageTag>();
  const made = await collecting.run(tags, work);
  return { made, tags };
}
