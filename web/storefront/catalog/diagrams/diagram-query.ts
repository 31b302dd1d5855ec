import type { Locale } from '#domain/base/locale.ts';
import { links } from '#web/storefront/base/links.ts';

/** The filter and the page of a diagram list; null means any. */
export type DiagramQuery = { make: string | null; model: string | null; page: number };

const MAX_LENGTH = 100;
const MAX_PAGE = 10_000;

const readText = (value: string | null) => {
  const text = value?.trim().slice(0, MAX_LENGTH) ?? '';
  return text === '' || !text.isWellFormed() || text.includes('\0') ? null : text;
};

/** Reads `/varaosakuvat?merkki=&malli=&sivu=`. A model without a make is ignored. */
export function readDiagramQuery(params: URLSearchParams): DiagramQuery {
  const make = readText(params.get('merkki'));
  const page = Number(params.get('sivu'));
  return {
    make,
    model: make === null ? null : readText(params.get('malli')),
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1,
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
