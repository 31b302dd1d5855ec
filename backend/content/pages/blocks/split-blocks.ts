import { type NamedKind, namedKinds } from '#domain/content/pages/block.ts';

/** A segment of a body; `line` is the line of the file on which its source starts. */
export type Segment = { kind: 'text' | NamedKind; source: string; line: number };
type Split = { segments: Segment[]; problems: { line: number; reason: string }[] };

const FENCE = /^:::[ \t]*(.*?)[ \t]*$/;

const isNamed = (kind: string): kind is NamedKind => namedKinds.some((known) => known === kind);

/**
 * Splits a body at its `:::` lines into text and blocks, in order. Unknown kinds and unmatched fences are problems with
 * their line. `firstLine`: first line of the body in the file.
 */
export function splitBlocks(text: string, firstLine: number): Split {
  const segments: Segment[] = [];
  const problems: Split['problems'] = [];
  let kind: Segment['kind'] = 'text';
  let start = firstLine;
  let lines: string[] = [];
  const end = (next: Segment['kind'], line: number) => {
    const source = lines.join('\n');
    if (kind !== 'text' || source.trim() !== '') segments.push({ kind, source, line: start });
    [kind, start, lines] = [next, line, []];
  };
  let isUnknown = false;
  for (const [index, own] of text.split(/\r?\n/).entries()) {
    const line = firstLine + index;
    const name = FENCE.exec(own)?.[1];
    if (name === undefined) {
      if (!isUnknown) lines.push(own);
    } else if (name === '') {
      if (kind === 'text' && !isUnknown) problems.push({ line, reason: 'ends a block, and none is open' });
      isUnknown = false;
      end('text', line + 1);
    } else {
      if (kind !== 'text') problems.push({ line: start - 1, reason: `the block ${kind} has no ::: at its end` });
      isUnknown = !isNamed(name);
      if (isUnknown)
        problems.push({ line, reason: `"${name}" is not a kind of block; the kinds are ${namedKinds.join(', ')}` });
      end(isNamed(name) ? name : 'text', line + 1);
    }
  }
  if (kind !== 'text') problems.push({ line: start - 1, reason: `the block ${kind} has no ::: at its end` });
  else end('text', start);
  return { segments, problems };
}
