import type { ContentBlock, NamedKind, ProductsBlock } from '#domain/content/pages/block.ts';
import { type PictureLookup, type Rendered, renderMarkdown } from '../render-markdown.ts';
import { blockFields } from './block-fields.ts';
import { type BuildContext, type Built, buildBlock } from './build-block.ts';
import { readFields } from './read-fields.ts';
import { type Segment, splitBlocks } from './split-blocks.ts';

type Problem = { line: number; field: string; reason: string };
type NamedPicture = { line: number; file: string };
type Checked = { line: number; build: (context: BuildContext) => Built };

/** Parsed blocks of a file. `build` makes them once their pictures are imported. */
export type ReadBlocks = {
  pictures: NamedPicture[];
  problems: Problem[];
  build(pictureId: PictureLookup): BuiltBlocks;
};

export type BuiltBlocks = {
  blocks: ContentBlock[];
  /** Plain text, for the search. */
  plain: string;
  links: Rendered['links'];
  /** Product blocks with their line. */
  strips: { line: number; block: ProductsBlock }[];
  /** Ids that a link may name after `#`. */
  anchors: ReadonlySet<string>;
  problems: Problem[];
};

function textOf({ source, line }: Segment): Checked {
  return {
    line,
    build({ pictureId, anchors }) {
      const { html, plain, links, problems } = renderMarkdown(source, { pictureId, line, anchors });
      const named = problems.map((problem) => ({ ...problem, field: '' }));
      return { block: { kind: 'text', html }, plain, links, problems: named };
    },
  };
}

/** The fields of a kind fit its builder; the compiler cannot follow that through the table. */
function namedOf<Kind extends NamedKind>(kind: Kind, { source, line }: Segment): Checked | Problem[] {
  const read = readFields(source, line, blockFields[kind]);
  if (!read.ok)
    return read.problems.map((problem) => ({ ...problem, field: [kind, problem.field].filter(Boolean).join('.') }));
  const build = buildBlock[kind] as (fields: unknown, context: BuildContext) => Built;
  return { line, build: (context) => build(read.value, context) };
}

const PICTURE = /^picture:\s*['"]?([^\s'"]+)/gm;
const POSTER = /^poster:\s*['"]?([^\s'"]+)/gm;
const IN_TEXT = /!\[[^\]]*\]\(([^)\s]+)/g;

function picturesIn({ kind, source, line }: Segment): NamedPicture[] {
  const named = kind === 'picture' || kind === 'map' ? PICTURE : kind === 'video' ? POSTER : null;
  const inText = kind === 'text' || kind === 'questions' ? IN_TEXT : null;
  return [named, inText].flatMap((pattern) =>
    [...(pattern ? source.matchAll(pattern) : [])].map((found) => ({
      line: line + (source.slice(0, found.index).match(/\n/g)?.length ?? 0),
      file: found[1] ?? '',
    })),
  );
}

/** Parses the body of a content file into blocks; `firstLine` is its first line in the file. */
export function readBlocks(text: string, firstLine: number): ReadBlocks {
  const { segments, problems } = splitBlocks(text, firstLine);
  const wrong: Problem[] = problems.map((problem) => ({ ...problem, field: '' }));
  const checked: Checked[] = [];
  for (const segment of segments) {
    const found = segment.kind === 'text' ? textOf(segment) : namedOf(segment.kind, segment);
    if (Array.isArray(found)) wrong.push(...found);
    else checked.push(found);
  }
  return {
    pictures: segments.flatMap(picturesIn),
    problems: wrong,
    build(pictureId) {
      const anchors = new Set<string>();
      const built = checked.map(({ line, build }) => build({ pictureId, line, anchors }));
      return {
        blocks: built.map(({ block }) => block),
        plain: built
          .map(({ plain }) => plain)
          .filter(Boolean)
          .join(' '),
        links: built.flatMap(({ links }) => links),
        strips: built.flatMap(({ block }, at) =>
          block.kind === 'products' ? [{ line: checked[at]?.line ?? firstLine, block }] : [],
        ),
        anchors,
        problems: built.flatMap((own) => own.problems),
      };
    },
  };
}
