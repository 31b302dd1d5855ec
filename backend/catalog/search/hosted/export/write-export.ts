import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CatalogService } from '#backend/catalog/products/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { type Locale, locales } from '#domain/base/locale.ts';
import { localDay } from '#domain/base/time/local-day.ts';
import { createAnalyser } from '#domain/catalog/search/analysis/analyser.ts';
import type { WordList } from '#domain/catalog/search/analysis/word-list.ts';
import { type IndexKind, indexKinds } from '#domain/catalog/search/index-name.ts';
import type { Picks } from '#domain/catalog/search/picks.ts';
import { shop } from '#shop.config';
import { indexSettings } from './index-settings.ts';
import { contentRecords, sparePartRecords } from './other-records.ts';
import { type HostedRecord, productRecords } from './product-records.ts';
import { rules } from './rules.ts';
import { synonyms } from './synonyms.ts';

/** The target folder is not empty. */
export class ExportFolderNotEmpty extends Error {}

export type SearchExportDeps = Pick<ShopContext, 'db' | 'now' | 'settings'> & {
  catalog: Pick<CatalogService, 'idsAfter' | 'products' | 'tree'>;
  words: WordList & Picks;
};
export type OnRecords = (index: string, done: number) => void;
/** Records by index name. */
export type SearchExported = Record<string, number>;

async function* recordsOf(
  { db, now, catalog, words }: SearchExportDeps,
  kind: IndexKind,
  locale: Locale,
): AsyncGenerator<HostedRecord[]> {
  const today = localDay(now(), shop.timeZone);
  const kinds = { categories: 'category', contents: 'content', blogs: 'blog' } as const;
  if (kind === 'products') yield* productRecords({ db: db.kysely, catalog, now }, locale);
  else if (kind === 'spareparts') yield* sparePartRecords(db.kysely, today);
  else yield await contentRecords(db.kysely, kinds[kind], locale, { analyser: createAnalyser(words), today });
}

async function* lines(pages: AsyncIterable<HostedRecord[]>, onDone: (done: number) => void): AsyncGenerator<string> {
  let done = 0;
  for await (const page of pages) {
    done += page.length;
    yield page.map((record) => `${JSON.stringify(record)}\n`).join('');
    onDone(done);
  }
}

/** Rules name records: the skus of each pinned product. */
async function rulesNow({ db, words }: SearchExportDeps, locale: Locale) {
  const skus = Object.values(words.pinned).flatMap((pins) => pins[locale]);
  const rows =
    skus.length === 0
      ? []
      : await db.kysely
          .selectFrom('product_variant')
          .innerJoin('product', 'product.id', 'product_variant.product_id')
          .select(['product.sku as product_sku', 'product_variant.sku'])
          .where('product.sku', 'in', skus)
          .orderBy('product_variant.position')
          .orderBy('product_variant.sku')
          .execute();
  const bySku = Map.groupBy(rows, (row) => row.product_sku);
  return rules(words, locale, new Map([...bySku].map(([sku, own]) => [sku, own.map((row) => row.sku)])));
}

const writeJson = (file: string, value: unknown) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
const writeLines = (file: string, values: readonly object[]) =>
  writeFile(file, values.map((value) => `${JSON.stringify(value)}\n`).join(''));

async function writeIndex(
  deps: SearchExportDeps,
  folder: string,
  { kind, locale }: { kind: IndexKind; locale: Locale },
  onRecords: OnRecords,
): Promise<[name: string, records: number]> {
  const [main, ...replicas] = indexSettings(kind, locale, deps.settings.SEARCH_INDEX_PREFIX);
  if (!main) throw new Error(`no index for ${kind}`);
  for (const { name, settings } of [main, ...replicas]) {
    await mkdir(join(folder, name));
    await writeJson(join(folder, name, 'settings.json'), settings);
  }
  if (kind === 'products' || kind === 'categories')
    await writeLines(join(folder, main.name, 'synonyms.jsonl'), synonyms(deps.words, locale));
  if (kind === 'products') await writeLines(join(folder, main.name, 'rules.jsonl'), await rulesNow(deps, locale));
  let written = 0;
  const records = lines(recordsOf(deps, kind, locale), (done) => {
    written = done;
    onRecords(main.name, done);
  });
  await pipeline(Readable.from(records), createWriteStream(join(folder, main.name, 'records.jsonl')));
  return [main.name, written];
}

/**
 * Writes a hosted engine's indexes (search-6): a folder per index with `records.jsonl`, `settings.json` and, where present,
 * `synonyms.jsonl` and `rules.jsonl`; replicas have settings only. Reads in pages beside the running shop. Throws
 * `ExportFolderNotEmpty`. A failed export leaves no folder.
 */
export async function writeSearchExport(
  deps: SearchExportDeps,
  folder: string,
  onRecords: OnRecords = () => {},
): Promise<SearchExported> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) throw new ExportFolderNotEmpty(folder);
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(join(dirname(folder), `${basename(folder)}.unfinished-`));
  try {
    const written: SearchExported = {};
    for (const kind of indexKinds)
      for (const locale of locales) {
        const [name, records] = await writeIndex(deps, unfinished, { kind, locale }, onRecords);
        written[name] = records;
      }
    await rename(unfinished, folder);
    return written;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
