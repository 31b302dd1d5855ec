import type { Locale } from '#domain/base/locale.ts';
import { links } from '#web/storefront/base/links.ts';

/** Which diagrams a list shows: of a make, of a model, a page of them. */
export type DiagramQuery = { make: string | null; model: string | null; page: number };

const LONGEST = 100;
const MOST_PAGES = 10_000;

const textOf = (value: string | null) => {
  const text = value?.trim().slice(0, LONGEST) ?? '';
  return text === '' || !text.isWellFormed() || text.includes('\0') ? null : text;
};

/** What `/varaosakuvat?merkki=&malli=&sivu=` asks for; a model counts with its make only. */
export function readDiagramQuery(params: URLSearchParams): DiagramQuery {
  const make = textOf(params.get('merkki'));
  const page = Number(params.get('sivu'));
  return {
    make,
    model: make === null ? null : textOf(params.get('malli')),
    page: Number.isInteger(page) && page > 1 && page <= MOST_PAGES ? page : 1,
  };
}

export function diagramQueryPath({ make, model, page }: Partial<DiagramQuery>, locale: Locale): string {
  const params = new URLSearchParams();
  if (make) params.set('merkki', make);
  if (make && model) params.set('malli', model);
  if (page && page > 1) params.set('sivu', String(page));
  const search = params.size > 0 ? `?${params}` : '';
  return links(locale).diagrams() + search;
}
