import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '#domain/base/locale.ts';
import { type ContentKind, contentKinds } from '#domain/content/pages/content-kind.ts';
import type { BuiltBlocks } from './blocks/read-blocks.ts';
import type { FrontMatter } from './front-matter.ts';

/** A content file; `path` is its page's, below the prefix of its kind. */
export type Source = { file: string; kind: ContentKind; path: string; locale: Locale; text: string };

/** A source with its head read and its blocks built; `image` is the id of the head's picture. */
export type Checked = Source & { meta: FrontMatter; built: BuiltBlocks; image: string | null };

const FOLDERS: Record<ContentKind, string> = { page: 'pages', article: 'articles', campaign: 'campaigns' };

/** The file of a page's text, below a content folder. */
export const fileOf = ({ kind, path, locale }: Pick<Source, 'kind' | 'path' | 'locale'>): string =>
  join(locale, FOLDERS[kind], `${path}.md`);

/** Names of the Markdown files below a folder; none when it does not exist. */
async function markdownIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.md')).toSorted();
}

/** Every Markdown file under `{fi,en}/{pages,articles,campaigns}` of a content folder, in a fixed order. */
export async function readSources(folder: string): Promise<Source[]> {
  const places = locales.flatMap((locale) =>
    contentKinds.map((kind) => ({ locale, kind, base: join(locale, FOLDERS[kind]) })),
  );
  const found = await Promise.all(
    places.map(async ({ base, ...place }) => {
      const names = await markdownIn(join(folder, base));
      const texts = await Promise.all(names.map((name) => readFile(join(folder, base, name), 'utf8')));
      return names.map((name, at) => ({
        file: join(base, name),
        ...place,
        path: name.replace(/\.md$/, '').replaceAll('\\', '/'),
        text: texts[at] ?? '',
      }));
    }),
  );
  return found.flat();
}
