import type { ShopContext } from '#backend/platform/context.ts';
import { type Locale, locales } from '#domain/base/locale.ts';
import { recordOf } from '#domain/base/records.ts';
import type { Category } from '#domain/catalog/products/category.ts';
import { categoryRequests, readCategories } from './category-index.ts';
import type { HostedClient } from './client.ts';
import { CircuitOpen, hostedFailure } from './failure.ts';

/** A fetched tree is served for this long, then fetched again in the background. */
const MAX_AGE_MS = 60_000;

export type HostedCategories = {
  /** The last fetched tree; null before the first. Never waits: it starts a fetch in the background. */
  current(locale: Locale): Category[] | null;
  /** Whether the tree is loaded (category-2). */
  fetched(locale: Locale): boolean;
  /** Fetches now. A failure is only logged and the last valid tree stays. */
  fetch(locale: Locale): Promise<void>;
};

type Entry = { tree: Category[] | null; askedAt: number; fetching: Promise<void> | null };

/** The category tree of a shop on the hosted engine, from its category index. */
export function createHostedCategories(
  client: HostedClient,
  { now, log }: Pick<ShopContext, 'now' | 'log'>,
): HostedCategories {
  const entries = recordOf(locales, (): Entry => ({ tree: null, askedAt: Number.NEGATIVE_INFINITY, fetching: null }));
  const entryOf = (locale: Locale) => entries[locale];

  async function load(locale: Locale, entry: Entry): Promise<void> {
    entry.askedAt = now().getTime();
    try {
      entry.tree = await client.ask(categoryRequests(client.nameOf('categories', locale)), readCategories);
    } catch (error) {
      if (error instanceof CircuitOpen) {
        entry.askedAt = Number.NEGATIVE_INFINITY;
        return;
      }
      const { status, message } = hostedFailure(error);
      log.warn({ status, message, locale }, 'the category index could not be fetched');
    } finally {
      entry.fetching = null;
    }
  }

  const fetch = (locale: Locale): Promise<void> => {
    const entry = entryOf(locale);
    entry.fetching ??= load(locale, entry);
    return entry.fetching;
  };
  return {
    current(locale) {
      const { tree, askedAt } = entryOf(locale);
      if (now().getTime() - askedAt >= MAX_AGE_MS) void fetch(locale);
      return tree;
    },
    fetched: (locale) => entryOf(locale).tree !== null,
    fetch,
  };
}
