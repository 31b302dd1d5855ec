import {
  DRAWING_ATTRIBUTES,
  DRAWING_ELEMENTS,
  isEmbeddedPhoto,
  isLocalValue,
  PRESENTATION_ATTRIBUTES,
} from './svg-allowed.ts';
import { InvalidSvgError, svgTokens, type Token } from './svg-tokens.ts';

/** A sanitized drawing, safe to serve. `width` and `height` are those of its `viewBox`. */
export type CleanDrawing = { svg: string; width: number; height: number };

const MAX_CHARACTERS = 500_000;
const MAX_DEPTH = 100;
const MAX_SIDE = 100_000;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The presentation attributes in a `style` value such as `fill:none; stroke:#000`. */
const parseStyle = (style: string): [string, string][] =>
  style.split(';').flatMap((declaration): [string, string][] => {
    const [name = '', ...value] = declaration.split(':');
    return PRESENTATION_ATTRIBUTES.has(name.trim()) ? [[name.trim(), value.join(':').trim()]] : [];
  });

/** The allowed attributes. Declarations in `style` override attributes, as in a browser. */
function allowedAttributes(attributes: readonly [string, string][]): [string, string][] {
  const flat = attributes.flatMap(([name, value]): [string, string][] => {
    if (name === 'xlink:href') return [['href', value]];
    return name === 'style' ? [] : [[name, value]];
  });
  const styles = attributes.flatMap(([name, value]) => (name === 'style' ? parseStyle(value) : []));
  const allowed = [...flat, ...styles].filter(
    ([name, value]) => DRAWING_ATTRIBUTES.has(name) && isLocalValue(name, value),
  );
  return [...new Map(allowed)];
}

/** The photo of an `<image>` that holds one itself; null for any other element. */
function embeddedPhoto({ name, attributes }: Token & { kind: 'open' }): string | null {
  const href = attributes.findLast(([key]) => key === 'href' || key === 'xlink:href')?.[1] ?? '';
  return name === 'image' && isEmbeddedPhoto(href) ? href : null;
}

const attributesOf = ({ attributes }: Token & { kind: 'open' }, photo: string | null): [string, string][] => [
  ...allowedAttributes(attributes),
  ...(photo === null ? [] : [['href', photo] as [string, string]]),
];

function parseViewBox(attributes: readonly [string, string][]): number[] | null {
  const text = attributes.find(([name]) => name === 'viewBox')?.[1] ?? '';
  const box = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = box;
  const isBox = box.length === 4 && box.every(Number.isFinite) && width > 0 && height > 0;
  return isBox && width <= MAX_SIDE && height <= MAX_SIDE ? box : null;
}

const serializeTag = (name: string, attributes: readonly [string, string][], end: string) =>
  `<${name}${attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}${end}`;

type Root = { box: number[]; open: string };

function readRoot(token: Token & { kind: 'open' }): Root {
  if (token.name !== 'svg') throw new InvalidSvgError('does not begin with <svg>');
  const box = parseViewBox(token.attributes);
  if (!box) throw new InvalidSvgError('has no viewBox of four numbers, which the hotspot positions need');
  const rest = allowedAttributes(token.attributes).filter(
    ([name]) => !['width', 'height', 'x', 'y', 'viewBox'].includes(name),
  );
  const open = serializeTag(
    'svg',
    [['xmlns', 'http://www.w3.org/2000/svg'], ['viewBox', box.join(' ')], ...rest],
    token.isEmpty ? '/>' : '>',
  );
  return { box, open };
}

/**
 * Rewrites an SVG file with drawing elements only: no scripts, event handlers or fonts, and no reference to another
 * file. A photo may be embedded. A drawing that is clean already comes back unchanged. `error` is the reason for a refusal.
 */
export function cleanDrawing(source: string): CleanDrawing | { error: string } {
  if (source.length > MAX_CHARACTERS) return { error: `is longer than ${MAX_CHARACTERS} characters` };
  try {
    return clean(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof InvalidSvgError) return { error: error.message };
    throw error;
  }
}

function clean(source: string): CleanDrawing {
  const out: string[] = [];
  const open: { name: string; isAllowed: boolean }[] = [];
  let root: Root | null = null;
  for (const token of svgTokens(source)) {
    const isInside = open.every(({ isAllowed }) => isAllowed);
    if (token.kind === 'text') {
      if (open.length === 0 && token.text.trim() !== '') throw new InvalidSvgError('has text outside of <svg>');
      const isText = ['text', 'tspan', 'title', 'desc'].includes(open.at(-1)?.name ?? '');
      if (isInside && isText) out.push(escaped(token.text));
    } else if (token.kind === 'close') {
      const last = open.pop();
      if (last?.name !== token.name) throw new InvalidSvgError(`closes <${token.name}>, which is not open`);
      if (isInside) out.push(`</${token.name}>`);
    } else {
      if (token.name === 'style')
        throw new InvalidSvgError('has a <style>; save it with presentation attributes instead of CSS');
      if (open.length === 0 && root) throw new InvalidSvgError('has content after </svg>');
      if (open.length >= MAX_DEPTH) throw new InvalidSvgError('is nested too deeply');
      const isRoot = root === null;
      root ??= readRoot(token);
      const photo = embeddedPhoto(token);
      const isAllowed = DRAWING_ELEMENTS.has(token.name) || photo !== null;
      if (isRoot) out.push(root.open);
      else if (isInside && isAllowed)
        out.push(serializeTag(token.name, attributesOf(token, photo), token.isEmpty ? '/>' : '>'));
      if (!token.isEmpty) open.push({ name: token.name, isAllowed });
    }
  }
  if (!root) throw new InvalidSvgError('is empty');
  if (open.length > 0) throw new InvalidSvgError(`does not close <${open.at(-1)?.name}>`);
  const [, , width = 0, height = 0] = root.box;
  return { svg: out.join(''), width, height };
}
