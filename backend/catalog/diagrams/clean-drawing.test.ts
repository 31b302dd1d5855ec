import { expect, it } from 'vitest';
import { cleanDrawing } from './clean-drawing.ts';

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"${more}>${inside}</svg>`;
const cleaned = (source: string) => {
  const drawing = cleanDrawing(source);
  if ('error' in drawing) throw new Error(drawing.error);
  return drawing.svg;
};

it('leaves a drawing that has only allowed elements unchanged', () => {
  const drawing = svg(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="var(--tone, #dddddd)"/></linearGradient></defs>' +
      '<g fill="none" stroke="currentColor"><path d="M0 0h9v9z" fill="url(#a)"/><use href="#b" x="4"/></g><text x="1" y="2">A &amp; B</text>',
  );
  expect(cleanDrawing(drawing)).toEqual({ svg: drawing, width: 400, height: 300 });
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in a namespace', '<svg:script>alert(1)</svg:script>'],
  ['a script inside an editor’s own group', '<inkscape:g><script>alert(1)</script><path d="M0 0"/></inkscape:g>'],
  ['a foreign object', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">alert(1)</p></foreignObject>'],
  ['a picture', '<image href="https://example.com/a.png"/>'],
  ['a picture that is a document', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>'],
  ['a comment', '<!-- <script>alert(1)</script> -->'],
])('drops %s with its content', (_, inside) => {
  expect(cleaned(svg(`<g>${inside}</g>`))).toBe(svg('<g></g>'));
});

it.each([
  ['a handler', 'onload="alert(1)"'],
  ['a handler in capitals', 'ONCLICK="alert(1)"'],
  ['a fill from another site', 'fill="url(https://example.com/a.svg#b)"'],
  ['a fill whose url() is written with entities', 'fill="&#117;rl(//example.com/a)"'],
  ['a remote fill after a local one', 'fill="url(#a) url(//example.com/a)"'],
  ['a style from another site', 'style="fill:url(//example.com/a)"'],
  ['a class', 'class="a"'],
])('drops %s', (_, attribute) => {
  expect(cleaned(svg(`<path d="M0 0" ${attribute}/>`))).toBe(svg('<path d="M0 0"/>'));
});

it('drops references to other files, also from use', () => {
  expect(cleaned(svg('<use xlink:href="https://example.com/a.svg#b"/><use xlink:href="#b"/>'))).toBe(
    svg('<use/><use href="#b"/>'),
  );
});

it('leaves an embedded photo unchanged, in an image alone', () => {
  const photo = 'data:image/webp;base64,UklGRg==';
  const drawing = svg(`<image width="4" height="3" href="${photo}"/>`);
  expect(cleaned(drawing)).toBe(drawing);
  expect(cleaned(svg(`<use href="${photo}"/>`))).toBe(svg('<use/>'));
});

it('turns a style into presentation attributes', () => {
  expect(cleaned(svg('<path fill="#fff" style="fill:none;stroke:#000;-inkscape-x:1" d="M0 0"/>'))).toBe(
    svg('<path fill="none" d="M0 0" stroke="#000"/>'),
  );
});

it('keeps escaped markup in attributes and texts escaped', () => {
  expect(cleaned(svg('<title>&lt;script&gt;</title><path d="&quot;/&gt;&lt;script&gt;"/>'))).toBe(
    svg('<title>&lt;script&gt;</title><path d="&quot;/&gt;&lt;script&gt;"/>'),
  );
});

it('takes its size from the viewBox, not from width and height', () => {
  const drawing = cleanDrawing('<svg width="9mm" height="2" viewBox="10,20 400,300"/>');
  expect(drawing).toEqual({
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 20 400 300"/>',
    width: 400,
    height: 300,
  });
});

it.each([
  ['', 'is empty'],
  ['<html></html>', 'does not begin with <svg>'],
  ['<svg></svg>', 'has no viewBox'],
  ['<svg viewBox="0 0 0 9"></svg>', 'has no viewBox'],
  [svg('<g>'), 'closes <svg>, which is not open'],
  [svg('').replace('</svg>', ''), 'does not close <svg>'],
  [`${svg('')}<script/>`, 'has content after </svg>'],
  [svg('<style>path{fill:red}</style>'), 'has a <style>'],
  [svg('<path d="M0 0" d=a/>'), 'is not SVG at "<path'],
  [`<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`, 'is not SVG at "<!DOCTYPE'],
  [svg('<text>&x;</text>'), 'has the unknown reference &'],
  [svg('<g>'.repeat(200) + '</g>'.repeat(200)), 'is nested too deeply'],
  ['x'.repeat(600_000), 'is longer than'],
])('refuses %.30s', (source, message) => {
  expect(cleanDrawing(source)).toEqual({ error: expect.stringContaining(message) });
});
