import type { Locale } from '#domain/base/locale.ts';
import { supplierOfSlug } from '#domain/catalog/spare-parts/suppliers.ts';
import { links } from '#web/storefront/base/links.ts';

export const partColumns = ['code', 'name', 'supplier', 'price', 'stock'] as const;
export type PartColumn = (typeof partColumns)[number];
export type PartSort = { by: PartColumn; descending: boolean };

/** A query of the spare part search, as in the address. */
export type PartQuery = {
  /** As typed, trimmed. */
  code: string;
  /** Slug of a known supplier. */
  supplier: string | null;
  page: number;
  /** Null: exact code first, then codes with the prefix. */
  sort: PartSort | null;
  inStock: boolean;
};

export const noPartQuery: PartQuery = { code: '', supplier: null, page: 1, sort: null, inStock: false };

const MAX_CODE = 200;

const names: Record<PartColumn, string> = {
  code: 'koodi',
  name: 'nimi',
  supplier: 'toimittaja',
  price: 'hinta',
  stock: 'saatavuus',
};

function readSort(text: string): PartSort | null {
  const by = partColumns.find((column) => names[column] === text.replace(/^-/, ''));
  return by ? { by, descending: text.startsWith('-') } : null;
}

/** Reads the query; impossible values are ignored. */
export function readPartQuery(params: URLSearchParams): PartQuery {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const page = Number(text('sivu'));
  return {
    code: text('koodi').slice(0, MAX_CODE),
    supplier: supplierOfSlug(text('toimittaja'))?.slug ?? null,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    sort: readSort(text('jarjestys')),
    inStock: text('varastossa') === '1',
  };
}

/** The address of a query, without default values. */
export function partQueryPath(query: Partial<PartQuery>, locale: Locale): string {
  const { code, supplier, page, sort, inStock } = { ...noPartQuery, ...query };
  const params = new URLSearchParams();
  if (code) params.set('koodi', code);
  if (supplier) params.set('toimittaja', supplier);
  if (inStock) params.set('varastossa', '1');
  if (sort) params.set('jarjestys', `${sort.descending ? '-' : ''}${names[sort.by]}`);
  if (page > 1) params.set('sivu', String(page));
  const path = links(locale).spareParts();
  return params.size > 0 ? `${path}?${params}` : path;
}
