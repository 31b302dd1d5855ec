import { html } from 'hono/html';
import type { Fragment } from './layout.ts';
import { pictureRows } from './picture.ts';

/** Title and value pairs a mail states; both parts of the mail are made of them. */
export type Fact = {
  title: string;
  lines: string[];
  /** Addresses of pictures, one for each line: then the lines stand in rows. */
  pictures?: (string | null)[];
};

export const factHtml = ({ title, lines, pictures }: Fact): Fragment =>
  pictures
    ? html`<h2>${title}</h2><table>${pictureRows(
        lines.map((line, index) => ({ picture: pictures[index] ?? null, cells: html`<td>${line}</td>` })),
      )}</table>`
    : html`<h2>${title}</h2><p>${lines.map((line, index) => (index > 0 ? html`<br>${line}` : line))}</p>`;

export const factText = ({ title, lines }: Fact): string[] => ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
