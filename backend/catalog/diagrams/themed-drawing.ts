/**
 * The colours of web/ui/styles/tokens.css for drawings, which are files of their own and see no stylesheet: lines in
 * `currentColor`; `--paper` behind a form; `--tone` and `--tone-2` its sides; `--mark` what the drawing is about.
 */
const LIGHT = 'color:#101614;--paper:#fff;--tone:#e6eceb;--tone-2:#c9d4d2;--mark:#1b6f5a';
const DARK = 'color:#eef3f1;--paper:#18201d;--tone:#27322e;--tone-2:#3b4843;--mark:#8cd3bc';

/** Gives a drawing in `currentColor` the ink of the reader's theme; another one stays as it is. */
export function themedDrawing(svg: string): string {
  if (!svg.includes('currentColor')) return svg;
  const style = `<style>:root{${LIGHT}}@media(prefers-color-scheme:dark){:root{${DARK}}}</style>`;
  return svg.replace(/^<svg[^>]*?(\/?)>/, (root, isEmpty: string) => (isEmpty ? root : root + style));
}
