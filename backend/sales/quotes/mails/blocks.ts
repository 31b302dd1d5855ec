import { html } from 'hono/html';
import type { Fragment } from '#backend/platform/mail/templates/layout.ts';
import { pictureRows } from '#backend/platform/mail/templates/picture.ts';

/** A piece of a mail; both parts, HTML and text, are made of the same ones in the same order. */
export type Block =
  | { is: 'words'; text: string; small?: boolean }
  | { is: 'title'; text: string }
  | { is: 'button'; label: string; url: string; paste: string }
  | { is: 'link'; label: string; url: string }
  /** What somebody wrote: its own lines are kept. */
  | { is: 'said'; text: string }
  | {
      is: 'rows';
      rows: { main: string; small: string; right: string; picture: string | null }[];
      sums: { label: string; value: string }[];
    };

const lined = (text: string): Fragment =>
  html`${text.split('\n').map((line, index) => (index > 0 ? html`<br>${line}` : line))}`;

function asHtml(block: Block): Fragment {
  switch (block.is) {
    case 'words':
      return block.small ? html`<p class="s">${lined(block.text)}</p>` : html`<p>${lined(block.text)}</p>`;
    case 'title':
      return html`<h2>${block.text}</h2>`;
    case 'button':
      return html`<p><a class="b" href="${block.url}">${block.label}</a></p><p class="s">${block.paste}<br><span class="u">${block.url}</span></p>`;
    case 'link':
      return html`<p><a href="${block.url}">${block.label}</a></p>`;
    case 'said':
      return html`<blockquote>${lined(block.text)}</blockquote>`;
    case 'rows':
      return html`<table><tbody>${pictureRows(
        block.rows.map(({ main, small, right, picture }) => ({
          picture,
          cells: html`<td>${main}<br><span class="s">${small}</span></td><td class="n">${right}</td>`,
        })),
      )}</tbody>${block.sums.length > 0 ? html`<tfoot>${sumRows(block)}</tfoot>` : ''}</table>`;
  }
}

/** Sums under the rows, their labels as wide as the cells before the last; the last sum stands out. */
function sumRows({ rows, sums }: Extract<Block, { is: 'rows' }>): Fragment {
  const wide = rows.some(({ picture }) => picture) ? 2 : 1;
  return html`${sums.map(({ label, value }, index) =>
    index === sums.length - 1
      ? html`<tr class="t"><th scope="row" colspan="${wide}">${label}</th><td class="n">${value}</td></tr>`
      : html`<tr><td colspan="${wide}">${label}</td><td class="n">${value}</td></tr>`,
  )}`;
}

function asText(block: Block): string {
  switch (block.is) {
    case 'words':
      return block.text;
    case 'title':
      return `${block.text}:`;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'said':
      return block.text.replaceAll(/^/gm, '  ');
    case 'rows':
      return [
        ...block.rows.map(({ main, small, right }) => `  ${main} (${small})${right ? `: ${right}` : ''}`),
        ...block.sums.map(({ label, value }) => `${label}: ${value}`),
      ].join('\n');
  }
}

export const blocksHtml = (blocks: readonly Block[]): Fragment => html`${blocks.map(asHtml)}`;

export const blocksText = (blocks: readonly Block[]): string => blocks.map(asText).join('\n\n');
