import { html } from 'hono/html';
import { encode } from 'uqr';
import type { Fragment } from './layout.ts';

/** Pixels of a module: phones read it from a screen, scanners too. */
const MODULE = 5;

const cell = (isDark: boolean) =>
  isDark ? html`<td width="${MODULE}" height="${MODULE}" bgcolor="#000000"></td>` : html`<td width="${MODULE}"></td>`;

/**
 * A QR code as a table of coloured cells. Mail programs block images until the reader allows them; cells always show. `label` is
 * read by screen readers.
 */
export function qrCode(text: string, label: string): Fragment {
  const { data } = encode(text, { ecc: 'L', border: 3 });
  return html`<table role="img" aria-label="${label}" bgcolor="#ffffff" border="0" cellspacing="0" cellpadding="0" style="border-collapse:collapse;background:#fff">${data.map((row) => html`<tr height="${MODULE}">${row.map(cell)}</tr>`)}</table>`;
}
