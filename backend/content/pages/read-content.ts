import type { Problem, Problems } from '#backend/catalog/import/problems.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { readBlocks } from './blocks/read-blocks.ts';
import { createLinkCheck } from './check-links.ts';
import { type FormerPath, formerPaths } from './former-paths.ts';
import { CONTENT_PATH, readFrontMatter } from './front-matter.ts';
import type { Checked, Source } from './read-sources.ts';

/** A link into the catalog, to be checked against the database. */
export type CatalogLink = { file: string; line: number; link: string };

/** The pictures that texts name: `add` looks for one and notes what is wrong, `idOf` returns its id. */
export type NamedPictures = {
  add(file: string, at: Pick<Problem, 'file' | 'line' | 'field'>): Promise<void> | void;
  idOf(file: string): string | undefined;
};

type Rendering = { pictures: NamedPictures; problems: Pick<Problems, 'add'>; hasPage: ShopContext['hasPage'] };
type Rendered = { contents: Checked[]; former: FormerPath[]; catalogLinks: CatalogLink[]; warnings: Problem[] };

/**
 * Validates and renders sources. Adds every invalid file and line to `problems`: front matter, blocks, dead links, pictures, HTML. A
 * missing translation is a warning.
 */
export async function renderSources(
  sources: readonly Source[],
  { pictures, problems, hasPage }: Rendering,
): Promise<Rendered> {
  const contents: Checked[] = [];
  for (const source of sources) {
    const content = await renderSource(source, { pictures, problems });
    if (content) contents.push(content);
  }
  const links = createLinkCheck(contents, hasPage);
  const catalogLinks: CatalogLink[] = [];
  for (const content of contents)
    for (const { link, line } of content.built.links) {
      const reason = await links.problem(content, link);
      if (reason) problems.add({ file: content.file, line, field: '', reason });
      else if (links.isOfCatalog(link)) catalogLinks.push({ file: content.file, line, link });
    }
  const moved = formerPaths(contents);
  for (const problem of moved.problems) problems.add(problem);
  return { contents, former: moved.former, catalogLinks, warnings: missingTranslations(contents) };
}

/** Validates and renders one source without its links; null when its head cannot be read. */
export async function renderSource(
  source: Source,
  { pictures, problems }: Pick<Rendering, 'pictures' | 'problems'>,
): Promise<Checked | null> {
  const { file } = source;
  const head = readFrontMatter(source.text, source.kind);
  if (!CONTENT_PATH.test(source.path))
    problems.add({
      file,
      line: null,
      field: '',
      reason: 'its name must be lower-case letters a–z, digits and hyphens',
    });
  if (!head.ok) {
    for (const problem of head.problems) problems.add({ file, ...problem });
    return null;
  }
  const read = readBlocks(head.body, head.bodyLine);
  const { image } = head.meta;
  if (image) await pictures.add(image, { file, line: null, field: 'image' });
  for (const picture of read.pictures) await pictures.add(picture.file, { file, line: picture.line, field: '' });
  // a missing picture was reported before
  const built = read.build((name) => pictures.idOf(name) ?? MISSING);
  for (const problem of [...read.problems, ...built.problems].toSorted((a, b) => a.line - b.line))
    problems.add({ file, ...problem });
  return { ...source, meta: head.meta, built, image: (image && pictures.idOf(image)) ?? null };
}

const MISSING = 'missing';

function missingTranslations(contents: readonly Checked[]): Problem[] {
  const all = new Set(contents.map(({ kind, path, locale }) => `${kind} ${path} ${locale}`));
  return contents.flatMap(({ kind, path, locale, file }): Problem[] => {
    const other = locale === 'fi' ? 'en' : 'fi';
    if (all.has(`${kind} ${path} ${other}`)) return [];
    const shown = locale === 'fi' ? 'English pages show it in Finnish' : 'it is on English pages only';
    return [{ file, line: null, field: '', reason: `has no translation; ${shown}` }];
  });
}
