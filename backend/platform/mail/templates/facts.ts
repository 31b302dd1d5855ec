import { html } from 'hono/html';
import type { Fragment } from './layout.ts';

/** Title and value pairs a mail states; both parts of the mail are made of them. */
export type Fact = { title: string; lines: string[] };

export const factHtml = ({ title, lines }: Fact): Fragment =>
  html`<h2>${title}</h2><p>${lines.map((line, index) => (index > 0 ? html`<br>${line}` : line))}</p>`;

export const factText = ({ title, lines }: Fact): string[] => ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
