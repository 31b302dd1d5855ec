import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '#domain/base/locale.ts';
import { type ContentKind, contentKinds } from './front-matter.ts';

/** A file of a content folder; `path` is its page's, below the door of its kind. */
export type Source = { file: string; kind: ContentKind; path: string; locale: Locale; text: string };

const FOLDERS: Record<ContentKind, string> = { page: 'pages', article: 'articles', campaign: 'campaigns' };

/** Every Markdown file under `{fi,en}/{pages,articles,campaigns}` of a content folder, in a fixed order. */
export async function readSources(folder: string): Promise<Source[]> {
  const sources: Source[] = [];
  for (const locale of locales)
    for (const kind of contentKinds) {
      const base = join(locale, FOLDERS[kind]);
      const found: string[] = [];
      for await (const name of glob('**/*.md', { cwd: join(folder, base) })) found.push(name);
      for (const name of found.toSorted()) {
        const file = join(base, name);
        const path = name.replace(/\.md$/, '').replaceAll('\\', '/');
        sources.push({ file, kind, path, locale, text: await readFile(join(folder, file), 'utf8') });
      }
    }
  return sources;
}
