import { parse } from 'yaml';
import { keysIn } from '#domain/base/merge-edits.ts';
import { isOneOf, fieldsOf as partsOfRecord } from '#domain/base/records.ts';
import type { IdentifiedBlock } from '#domain/content/pages/align-blocks.ts';
import { namedKinds } from '#domain/content/pages/block.ts';
import { type Control, controlsOf, headControls } from '#domain/content/pages/block-controls.ts';
import { partsOf, type SourceBlock } from '#domain/content/pages/source-doc.ts';
import { editYaml } from './edit-yaml.ts';

/** A text in pieces with the ids of its blocks. */
export type Doc = { head: string; blocks: IdentifiedBlock[] };

/**
 * A text as a form shows it: `head/<field>`, `blocks` (ids, one a line), `block/<id>/kind`, `block/<id>/text` of a text and
 * `block/<id>/<field>` of another block.
 */
export type PageFields = Record<string, string>;

const HEAD = /^(\uFEFF?---\r?\n)([\s\S]*?\r?\n)(---\r?\n\s*)$/;
/** Ids come back from forms. */
const BLOCK_ID = /^[\w-]{1,40}$/;
const plain = (text: string) => text.replaceAll('\r\n', '\n');

function yamlOf(source: string): Record<string, unknown> {
  try {
    return partsOfRecord(parse(source, { schema: 'core' }));
  } catch {
    // a file that is not YAML is refused by its import; a form of it begins empty
    return {};
  }
}

function shown(control: Control, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (control === 'questions') return JSON.stringify(value);
  if (control === 'flag') return value === true ? '1' : String(value);
  if (control === 'not') return value === false ? '1' : String(value);
  return plain(Array.isArray(value) ? value.map(String).join('\n') : String(value));
}

function questionsOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A field's value in the file; undefined: it is left out. */
function stored(control: Control, text: string): unknown {
  if (text === '') return undefined;
  if (control === 'questions') return questionsOf(text);
  if (control === 'flag') return text === '1' ? true : text;
  if (control === 'not') return text === '1' ? false : text;
  if (control === 'number') return /^\d{1,9}$/.test(text) ? Number(text) : text;
  if (control !== 'list') return text;
  const values = keysIn(text);
  return values.length === 1 ? values[0] : values;
}

const fieldPairs = (controls: Readonly<Record<string, Control>>, source: string, prefix: string) => {
  const values = yamlOf(source);
  return Object.entries(controls).map(([name, control]) => [prefix + name, shown(control, values[name])] as const);
};

const blockFields = (block: SourceBlock, id: string): (readonly [string, string])[] => {
  const { source } = partsOf(block);
  const kind = [`block/${id}/kind`, block.kind] as const;
  if (block.kind === 'text') return [kind, [`block/${id}/text`, plain(source)]];
  return [kind, ...fieldPairs(controlsOf(block.kind), source, `block/${id}/`)];
};

/** The fields of a text. */
export const fieldsOfDoc = ({ head, blocks }: Doc): PageFields =>
  Object.fromEntries([
    ...fieldPairs(headControls, HEAD.exec(head)?.[2] ?? '', 'head/'),
    ['blocks', blocks.map(({ id }) => id).join('\n')],
    ...blocks.flatMap((block) => blockFields(block, block.id)),
  ]);

type Edited = { source: string; controls: Readonly<Record<string, Control>>; prefix: string; eol: string };

/** YAML with the fields of a form that differ from it. */
function withFields({ source, controls, prefix, eol }: Edited, fields: PageFields): string {
  const known = Object.fromEntries(fieldPairs(controls, source, prefix));
  const changes = new Map<string, unknown>();
  for (const [name, control] of Object.entries(controls)) {
    const value = fields[prefix + name] ?? '';
    if (value !== known[prefix + name]) changes.set(name, stored(control, value));
  }
  const edited = editYaml(source, changes, Object.keys(controls));
  return source === '' ? edited.replaceAll(/\r?\n/g, eol) : edited;
}

function blockWith(block: IdentifiedBlock, fields: PageFields, eol: string): IdentifiedBlock {
  const { open, source, close } = partsOf(block);
  const prefix = `block/${block.id}/`;
  if (block.kind === 'text') {
    const text = fields[`${prefix}text`] ?? '';
    return text === plain(source) ? block : { ...block, raw: text.replaceAll('\n', eol) + close };
  }
  const edited = withFields({ source, controls: controlsOf(block.kind), prefix, eol }, fields);
  return edited === source ? block : { ...block, raw: open + edited + close };
}

function newBlock(id: string, fields: PageFields, eol: string): IdentifiedBlock | null {
  const kind = fields[`block/${id}/kind`];
  if (kind === 'text') return blockWith({ id, kind, raw: eol }, fields, eol);
  if (!isOneOf(namedKinds, kind)) return null;
  return blockWith({ id, kind, raw: `::: ${kind}${eol}:::${eol}` }, fields, eol);
}

/** Puts blocks together; neighbours that were none before are parted by an empty line. */
function separated(blocks: readonly IdentifiedBlock[], before: readonly IdentifiedBlock[], eol: string) {
  const followed = new Map(before.map(({ id }, i) => [id, before[i + 1]?.id]));
  return blocks.map((block, i) => {
    const next = blocks[i + 1];
    if (followed.has(block.id) && followed.get(block.id) === next?.id) return block;
    const end = block.raw.trimEnd();
    const isParted = next !== undefined && block.raw.slice(end.length).split('\n').length > 2;
    return isParted ? block : { ...block, raw: end + eol + (next ? eol : '') };
  });
}

/** A text with the fields of a form: pieces whose fields are as before keep their bytes (admin-page-1). */
export function docWith(doc: Doc, fields: PageFields): Doc {
  const eol = doc.head.includes('\r\n') ? '\r\n' : '\n';
  const [, open = `---${eol}`, source = '', close = `---${eol}${eol}`] = HEAD.exec(doc.head) ?? [];
  const head = open + withFields({ source, controls: headControls, prefix: 'head/', eol }, fields) + close;
  const known = new Map(doc.blocks.map((block) => [block.id, block]));
  const ids = keysIn(fields.blocks ?? '').filter((id) => BLOCK_ID.test(id));
  const blocks = [...new Set(ids)].flatMap((id) => {
    const block = known.get(id);
    return (block ? blockWith(block, fields, eol) : newBlock(id, fields, eol)) ?? [];
  });
  return { head, blocks: separated(blocks, doc.blocks, eol) };
}
