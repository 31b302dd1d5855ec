import { locales } from '#domain/base/locale.ts';
import type { HostedHealth } from './client.ts';
import type { HostedSearch } from './hosted.ts';

export type EngineStatus =
  | { engine: 'embedded' }
  | ({
      engine: 'hosted';
      /** Response time in milliseconds, or null: the embedded engine is in use. */
      answeredInMs: number | null;
      /** Whether the category tree has been fetched in every language. */
      categoriesFetched: boolean;
    } & HostedHealth);

/** Checks the engine now. */
export async function engineStatus(hosted: HostedSearch | null): Promise<EngineStatus> {
  if (!hosted) return { engine: 'embedded' };
  const { client, categories } = hosted;
  // the reason is in its health
  const answered = await client.check().catch(() => null);
  // a language without a request so far
  if (answered) await Promise.all(locales.map((locale) => categories.fetched(locale) || categories.fetch(locale)));
  return {
    engine: 'hosted',
    answeredInMs: answered?.ms ?? null,
    categoriesFetched: locales.every((locale) => categories.fetched(locale)),
    ...client.health(),
  };
}
