import { createProblems, type Problem } from '#backend/catalog/import/problems.ts';
import type { PictureService } from '#backend/catalog/media/service.ts';
import type { ShopContext } from '#backend/platform/context.ts';
import { createPictureAdder } from './add-pictures.ts';
import { readBlocks } from './blocks/read-blocks.ts';
import { createLinkCheck } from './check-links.ts';
import { type FormerPath, formerPaths } from './former-paths.ts';
import { CONTENT_PATH, readFrontMatter } from './front-matter.ts';
import type { Checked, Source } from './read-sources.ts';

/** A link into the catalog, to be checked against the database. */
export type CatalogLink = { file: string; line: number; link: string };

/**
 * Validates and renders sources. Throws `ImportRefused` with every invalid file and line: front matter, blocks, dead
 * links, pictures, HTML. `pictureFolders` are searched in order for picture files. A missing translation is a warning.
 */
export async function renderSources(
  sources: readonly Source[],
  pictureFolders: readonly string[],
  pictures: Pick<PictureService, 'add'>,
  hasPage: ShopContext['hasPage'],
): Promise<{ contents: Checked[]; former: FormerPath[]; catalogLinks: CatalogLink[]; warnings: Problem[] }> {
  const problems = createProblems();
  const adder = createPictureAdder({ folders: pictureFolders, pictures, problems });
  const contents: Checked[] = [];
  for (const source of sources) {
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
      continue;
    }
    const read = readBlocks(head.body, head.bodyLine);
    const { image } = head.meta;
    if (image) await adder.add(image, { file, line: null, field: 'image' });
    for (const picture of read.pictures) await adder.add(picture.file, { file, line: picture.line, field: '' });
    // a missing picture was reported before
    const built = read.build((name) => adder.idOf(name) ?? MISSING);
    for (const problem of [...read.problems, ...built.problems].toSorted((a, b) => a.line - b.line))
      problems.add({ file, ...problem });
    contents.push({ ...source, meta: head.meta, built, image: (image && adder.idOf(image)) ?? null });
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
  problems.refuseIfAny();
  return { contents, former: moved.former, catalogLinks, warnings: missingTranslations(contents) };
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
