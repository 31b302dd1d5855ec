import { locales } from '#domain/base/locale.ts';
import type { HostedHealth } from './client.ts';
import type { HostedSearch } from './hosted.ts';

export type EngineStatus =
  | { engine: 'embedded' }
  | ({
      engine: 'hosted';
      /** Milliseconds its answer took now, or null: the embedded engine answers. */
      answeredInMs: number | null;
      /** Whether the category tree has been fetched from it in every language (spec 4). */
      categoriesFetched: boolean;
    } & HostedHealth);

/** How the engine does, asked now. */
export async function engineStatus(hosted: HostedSearch | null): Promise<EngineStatus> {
  if (!hosted) return { engine: 'embedded' };
  const { client, categories } = hosted;
  // why it does not is in its health
  const answered = await client.check().catch(() => null);
  // a language nobody has asked for yet
  if (answered) await Promise.all(locales.map((locale) => categories.fetched(locale) || categories.fetch(locale)));
  return {
    engine: 'hosted',
    answeredInMs: answered?.ms ?? null,
    categoriesFetched: locales.every((locale) => categories.fetched(locale)),
    ...client.health(),
  };
}
