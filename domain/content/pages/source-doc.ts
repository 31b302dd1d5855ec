import { type NamedKind, namedKinds } from './block.ts';

/** A block as its file has it: `raw` with its fences and the empty lines after it. */
export type SourceBlock = { kind: 'text' | NamedKind; raw: string };

/** A file in pieces. `head` is the front matter with its fences and the empty lines after it. */
export type SourceDoc = { head: string; blocks: SourceBlock[] };

const HEAD = /^\uFEFF?---\r?\n[\s\S]*?\r?\n---\r?\n/;

const isNamed = (kind: string): kind is NamedKind => namedKinds.some((known) => known === kind);

/** What stands behind `:::` of a fence; null for another line. */
export const fenceOf = (line: string): string | null => (line.startsWith(':::') ? line.slice(3).trim() : null);

/** The lines of a text with their ends. */
export const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/**
 * Splits a file into its head and blocks. The pieces put together are the file, byte for byte: so an edit of one block leaves the
 * others as somebody wrote them (admin-page-1).
 */
export function splitSource(text: string): SourceDoc {
  const head = HEAD.exec(text)?.[0] ?? '';
  const doc: SourceDoc = { head, blocks: [] };
  let isOpen = false;
  for (const line of linesOf(text.slice(head.length))) {
    const last = doc.blocks.at(-1);
    const fence = fenceOf(line);
    if (last && isOpen) {
      last.raw += line;
      isOpen = fence !== '';
    } else if (fence !== null && isNamed(fence)) {
      doc.blocks.push({ kind: fence, raw: line });
      isOpen = true;
    } else if (last && (last.kind === 'text' || line.trim() === '')) last.raw += line;
    else if (line.trim() === '') doc.head += line;
    else doc.blocks.push({ kind: 'text', raw: line });
  }
  return doc;
}

export const joinSource = ({ head, blocks }: SourceDoc): string => head + blocks.map(({ raw }) => raw).join('');

/** The parts of a block: what stands between its fences, and what surrounds it. A text has no fences. */
export function partsOf({ kind, raw }: SourceBlock): { open: string; source: string; close: string } {
  if (kind === 'text') {
    const source = raw.trimEnd();
    return { open: '', source, close: raw.slice(source.length) };
  }
  const [open = '', ...rest] = linesOf(raw);
  const end = rest.findIndex((line) => fenceOf(line) === '');
  const at = end < 0 ? rest.length : end;
  return { open, source: rest.slice(0, at).join(''), close: rest.slice(at).join('') };
}
