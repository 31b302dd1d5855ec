import { html } from 'hono/html';
import type { Fragment } from './layout.ts';

/** The address of a picture's thumbnail: the shop's own and the same for every reader (0073). */
export const thumbnail = (image: string | null, baseUrl: string): string | null =>
  image && `${baseUrl}/pictures/${encodeURIComponent(image)}/thumbnail.webp`;

/** A small picture beside a name; nothing without one. */
export const pictureHtml = (url: string | null): Fragment | '' =>
  url ? html`<img class="p" src="${url}" alt="" width="64" align="left">` : '';

type Row = { picture: string | null; cells: Fragment };

/** Rows of a table whose first cell has the picture; no such cell when no row has one. */
export const pictureRows = (rows: readonly Row[]): Fragment => {
  const hasPictures = rows.some(({ picture }) => picture);
  return html`${rows.map(
    ({ picture, cells }) =>
      html`<tr>${hasPictures ? html`<td class="i">${pictureHtml(picture)}</td>` : ''}${cells}</tr>`,
  )}`;
};
