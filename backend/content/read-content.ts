import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ShopError } from '#domain/base/error-codes.ts';
import { type Locale, locales } from '#domain/base/locale.ts';
import { createProblems, type Problems } from '../import/problems.ts';
import type { PictureService } from '../pictures/service.ts';
import { type ContentKind, type FrontMatter, headProblems, readFrontMatter } from './front-matter.ts';
import { type Rendered, renderMarkdown } from './render-markdown.ts';

type Source = { file: string; kind: ContentKind; path: string; locale: Locale; text: string };
type Checked = Source & { meta: FrontMatter; rendered: Rendered; image: string | null };

const FOLDERS: Record<ContentKind, string> = { page: 'pages', article: 'articles', campaign: 'campaigns' };
const PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** Every Markdown file under `{fi,en}/{pages,articles,campaigns}` of a content folder, in a fixed order. */
export async function readSources(folder: string): Promise<Source[]> {
  const sources: Source[] = [];
  for (const locale of locales)
    for (const kind of ['page', 'article', 'campaign'] as const) {
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

/**
 * Checks and renders sources. Throws `ImportRefused` naming every wrong file: head, links to pages that are not there,
 * pictures, HTML. `pictureFolders` are searched in order for the files the texts name.
 */
export async function renderSources(
  sources: readonly Source[],
  pictureFolders: readonly string[],
  pictures: Pick<PictureService, 'add'>,
): Promise<Checked[]> {
  const problems = createProblems();
  const known = new Set(sources.map(({ kind, path }) => `${kind} ${path}`));
  const ids = new Map<string, string>();
  const checked: Checked[] = [];
  for (const source of sources) {
    const wrong = (field: string, reason: string) => problems.add({ file: source.file, line: null, field, reason });
    const head = readFrontMatter(source.text);
    if (!PATH.test(source.path)) wrong('', 'its name must be lower-case letters a–z, digits and hyphens');
    if (!head.ok) {
      for (const { field, reason } of head.problems) wrong(field, reason);
      continue;
    }
    for (const { field, reason } of headProblems(source.kind, head.meta)) wrong(field, reason);
    const named = [head.meta.image, ...picturesIn(head.body)].filter((file) => file !== undefined);
    for (const file of named) await addPicture(file, source.file, { pictureFolders, pictures, ids, problems });
    const rendered = renderMarkdown(head.body, (file) => ids.get(file));
    for (const reason of rendered.problems) wrong('', reason);
    for (const link of rendered.links) if (isMissing(link, known)) wrong('', `links to ${link}, which is no page`);
    checked.push({ ...source, meta: head.meta, rendered, image: ids.get(head.meta.image ?? '') ?? null });
  }
  problems.refuseIfAny();
  return checked;
}

const picturesIn = (markdown: string) => [...markdown.matchAll(/!\[[^\]]*\]\(([^)\s]+)/g)].map((match) => match[1]);

const ADDRESSES: [ContentKind, RegExp][] = [
  ['page', /^(?:\/en)?\/cms\/(.+)$/],
  ['article', /^(?:\/en)?\/uutiset-ja-artikkelit\/(.+)$/],
  ['campaign', /^(?:\/en)?\/kampanjat\/(.+)$/],
];

/** True for a link to a page of content that no file makes; other doors of the shop are not checked here. */
const isMissing = (link: string, known: ReadonlySet<string>) =>
  ADDRESSES.some(([kind, address]) => {
    const path = address.exec(link)?.[1];
    return path !== undefined && !known.has(`${kind} ${path}`);
  });

type PictureAdding = {
  pictureFolders: readonly string[];
  pictures: Pick<PictureService, 'add'>;
  ids: Map<string, string>;
  problems: Problems;
};

async function addPicture(file: string, usedBy: string, { pictureFolders, pictures, ids, problems }: PictureAdding) {
  if (ids.has(file)) return;
  const path = pictureFolders.map((folder) => join(folder, file)).find((candidate) => existsSync(candidate));
  const extension = extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const type = (['svg', 'jpg', 'png', 'webp'] as const).find((known) => known === extension);
  const refuse = (reason: string) => problems.add({ file: usedBy, line: null, field: 'image', reason });
  if (!path || !type) return refuse(`picture ${file} is not there`);
  try {
    ids.set(file, await pictures.add(await readFile(path), type));
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    refuse(`${file}: ${error.message}`);
  }
}
