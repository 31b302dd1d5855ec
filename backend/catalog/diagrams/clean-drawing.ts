import { DRAWING_ATTRIBUTES, DRAWING_ELEMENTS, LOOK_ATTRIBUTES, staysInside } from './svg-allowed.ts';
import { BrokenSvg, svgTokens, type Token } from './svg-tokens.ts';

/** A drawing that may be served; its size is that of its `viewBox`. */
export type CleanDrawing = { svg: string; width: number; height: number };

const MOST_CHARACTERS = 500_000;
const DEEPEST = 100;
const WIDEST = 100_000;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** `fill:none; stroke:#000` as attributes. */
const declarations = (style: string): [string, string][] =>
  style.split(';').flatMap((declaration): [string, string][] => {
    const [name = '', ...value] = declaration.split(':');
    return LOOK_ATTRIBUTES.has(name.trim()) ? [[name.trim(), value.join(':').trim()]] : [];
  });

/** The attributes that may stay; a style's declarations win over attributes, as they do in a browser. */
function kept(attributes: readonly [string, string][]): [string, string][] {
  const flat = attributes.flatMap(([name, value]): [string, string][] => {
    if (name === 'xlink:href') return [['href', value]];
    return name === 'style' ? [] : [[name, value]];
  });
  const styles = attributes.flatMap(([name, value]) => (name === 'style' ? declarations(value) : []));
  const allowed = [...flat, ...styles].filter(
    ([name, value]) => DRAWING_ATTRIBUTES.has(name) && staysInside(name, value),
  );
  return [...new Map(allowed)];
}

function viewBoxOf(attributes: readonly [string, string][]): number[] | null {
  const text = attributes.find(([name]) => name === 'viewBox')?.[1] ?? '';
  const box = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = box;
  const isBox = box.length === 4 && box.every(Number.isFinite) && width > 0 && height > 0;
  return isBox && width <= WIDEST && height <= WIDEST ? box : null;
}

const written = (name: string, attributes: readonly [string, string][], end: string) =>
  `<${name}${attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}${end}`;

type Root = { box: number[]; open: string };

function rootOf(token: Token & { kind: 'open' }): Root {
  if (token.name !== 'svg') throw new BrokenSvg('does not begin with <svg>');
  const box = viewBoxOf(token.attributes);
  if (!box) throw new BrokenSvg('has no viewBox of four numbers, by which the hotspots are placed');
  const rest = kept(token.attributes).filter(([name]) => !['width', 'height', 'x', 'y', 'viewBox'].includes(name));
  const open = written(
    'svg',
    [['xmlns', 'http://www.w3.org/2000/svg'], ['viewBox', box.join(' ')], ...rest],
    token.isEmpty ? '/>' : '>',
  );
  return { box, open };
}

/**
 * Writes an SVG file anew with nothing in it but what draws: no scripts, handlers, foreign pictures or fonts, and no
 * reference that leaves the file. A clean drawing stays as it is. `wrong` says why a file cannot be taken.
 */
export function cleanDrawing(source: string): CleanDrawing | { wrong: string } {
  if (source.length > MOST_CHARACTERS) return { wrong: `is longer than ${MOST_CHARACTERS} characters` };
  try {
    return clean(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof BrokenSvg) return { wrong: error.message };
    throw error;
  }
}

function clean(source: string): CleanDrawing {
  const out: string[] = [];
  const open: { name: string; isKept: boolean }[] = [];
  let root: Root | null = null;
  for (const token of svgTokens(source)) {
    const isInside = open.every(({ isKept }) => isKept);
    if (token.kind === 'text') {
      if (open.length === 0 && token.text.trim() !== '') throw new BrokenSvg('has text outside of <svg>');
      const says = ['text', 'tspan', 'title', 'desc'].includes(open.at(-1)?.name ?? '');
      if (isInside && says) out.push(escaped(token.text));
    } else if (token.kind === 'close') {
      const last = open.pop();
      if (last?.name !== token.name) throw new BrokenSvg(`closes <${token.name}>, which is not open`);
      if (isInside) out.push(`</${token.name}>`);
    } else {
      if (token.name === 'style')
        throw new BrokenSvg('has a <style>; save it with presentation attributes instead of CSS');
      if (open.length === 0 && root) throw new BrokenSvg('goes on after </svg>');
      if (open.length >= DEEPEST) throw new BrokenSvg('is nested too deeply');
      const isRoot = root === null;
      root ??= rootOf(token);
      const isKept = DRAWING_ELEMENTS.has(token.name);
      if (isRoot) out.push(root.open);
      else if (isInside && isKept) out.push(written(token.name, kept(token.attributes), token.isEmpty ? '/>' : '>'));
      if (!token.isEmpty) open.push({ name: token.name, isKept });
    }
  }
  if (!root) throw new BrokenSvg('is empty');
  if (open.length > 0) throw new BrokenSvg(`does not close <${open.at(-1)?.name}>`);
  const [, , width = 0, height = 0] = root.box;
  return { svg: out.join(''), width, height };
}
